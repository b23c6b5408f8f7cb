import { afterEach, describe, expect, it, vi } from "vitest";
import { GET } from "@/app/api/security-txt/route";
import { singletons } from "@/lib/core/singleton";

afterEach(() => {
  vi.unstubAllEnvs();
  singletons.delete("env");
});

function served(contact: string): Response {
  singletons.delete("env");
  vi.stubEnv("DATABASE_URL", "postgresql://nobody@localhost/none"); // Nothing is asked of it here.
  vi.stubEnv("APP_URL", "https://turnero.example");
  vi.stubEnv("SECURITY_CONTACT", contact);
  return GET();
}

describe("security.txt", () => {
  it("names whom to tell, for less than a year", async () => {
    const answer = served("mailto:security@turnero.example");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    const fields = new Map(
      (await answer.text()).split("\n").map((line) => line.split(": ") as [name: string, value: string]),
    );
    expect(fields.get("Contact")).toBe("mailto:security@turnero.example");
    expect(fields.get("Canonical")).toBe("https://turnero.example/.well-known/security.txt");
    const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(100);
    expect(days).toBeLessThan(366);
  });

  it("is not there without a contact", () => {
    expect(served("").status).toBe(404);
  });

  it("takes an address that can be written to, and no bare name", () => {
    for (const contact of ["https://turnero.example/security", "tel:+5511987654321"])
      expect(served(contact).status).toBe(200);
    for (const contact of ["security@turnero.example", "http://turnero.example", "mailto:"])
      expect(() => served(contact)).toThrow("SECURITY_CONTACT is wrong");
  });
});
