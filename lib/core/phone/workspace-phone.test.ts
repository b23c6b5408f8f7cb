import { describe, expect, it } from "vitest";
import { homeCountry, workspacePhone } from "@/lib/core/phone/workspace-phone";

const at = (timezone: string, currency = "USD") => ({ timezone, currency });

describe("a workspace's country", () => {
  it("is that of its time zone, by any of the zone's names", () => {
    const zones = {
      "America/Sao_Paulo": "BR",
      "America/Manaus": "BR",
      "America/Argentina/Buenos_Aires": "AR",
      "America/Buenos_Aires": "AR",
      "America/Asuncion": "PY",
      "America/Montevideo": "UY",
      "America/Santiago": "CL",
      "America/Mexico_City": "MX",
      "America/New_York": "US",
      "America/Toronto": "CA",
      "Europe/Lisbon": "PT",
      "Asia/Tokyo": "JP",
    };
    for (const [zone, country] of Object.entries(zones)) expect([zone, homeCountry(at(zone))]).toEqual([zone, country]);
  });

  it("is that of its currency where the zone is nobody's", () => {
    expect(homeCountry(at("UTC", "BRL"))).toBe("BR");
    expect(homeCountry(at("Etc/GMT+3", "PYG"))).toBe("PY");
  });
});

describe("a phone in a call", () => {
  it("is read with the workspace's country, and stays as sent in international form", () => {
    expect(workspacePhone(at("America/Sao_Paulo"), "(11) 98888-7777")).toBe("+5511988887777");
    expect(workspacePhone(at("America/Argentina/Buenos_Aires"), "011 4321-5678")).toBe("+541143215678");
    expect(workspacePhone(at("America/Sao_Paulo"), "+5950981123456")).toBe("+5950981123456");
  });

  it("is refused at its place, with words that help", () => {
    expect(() => workspacePhone(at("America/Sao_Paulo"), "8888-7777", "?phone")).toThrowError(
      expect.objectContaining({
        code: "validation_error",
        extra: expect.objectContaining({
          errors: [
            expect.objectContaining({
              pointer: "?phone",
              code: "invalid_format",
              detail: expect.stringContaining("Brazil"),
            }),
          ],
        }),
      }),
    );
  });
});
