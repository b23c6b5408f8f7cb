import { beforeAll, describe, expect, it } from "vitest";
import { sessionCookieName } from "@/lib/api/access/session";
import { setEnv } from "@/lib/testing/environment";
import { makeMember, makeProject, sessionCall } from "@/lib/testing/world";

beforeAll(() => {
  setEnv("APP_URL", "https://turnero.example");
});

describe("a session over https", () => {
  it("lives in a cookie that plain http cannot set", async () => {
    const member = await makeMember((await makeProject()).id, "agent");
    expect(sessionCookieName()).toBe("__Secure-next-auth.session-token");
    expect((await member.call("/me")).status).toBe(200);
    expect((await sessionCall(member.cookie.replace("__Secure-", ""))("/me")).status).toBe(401);
  });

  it("takes changes from https://turnero.example alone", async () => {
    const member = await makeMember((await makeProject()).id, "agent");
    const rename = (origin: string) =>
      member.call("/me", { method: "PATCH", body: { name: "N" }, headers: { origin } });
    expect((await rename("https://turnero.example")).status).toBe(200);
    expect((await rename("http://turnero.example")).status).toBe(403);
    expect((await rename("http://localhost:3000")).status).toBe(403);
  });
});
