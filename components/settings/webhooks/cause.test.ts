import { describe, expect, it } from "vitest";
import { causeOf, type Failure, firstWords } from "@/components/settings/webhooks/cause";
import { errorInWords } from "@/lib/core/network/outside-words";

const failure = (
  error: Failure["error"],
  detail: string | null = null,
  status_code: number | null = null,
): Failure => ({
  error,
  detail,
  status_code,
});
/** As an attempt notes an error of Node. */
const noted = (error: Failure["error"], code: string) =>
  causeOf(failure(error, errorInWords(Object.assign(new Error(`failed: ${code}`), { code }))));

describe("the cause of a failed delivery", () => {
  it.each([
    ["connect", "ECONNREFUSED", "refused"],
    ["connect", "ECONNRESET", "closed"],
    ["connect", "EHOSTUNREACH", "unreachable"],
    ["connect", "EMFILE", "connect"],
    ["tls", "CERT_HAS_EXPIRED", "cert_expired"],
    ["tls", "DEPTH_ZERO_SELF_SIGNED_CERT", "cert_self_signed"],
    ["tls", "ERR_TLS_CERT_ALTNAME_INVALID", "cert_host"],
    ["tls", "UNABLE_TO_VERIFY_LEAF_SIGNATURE", "cert_chain"],
    ["tls", "EPROTO", "handshake"],
    ["tls", "CERT_REVOKED", "tls"],
  ] as const)("of a %s error %s is %s", (error, code, cause) => {
    expect(noted(error, code)).toBe(cause);
  });

  it("is read from older logs too, which have Node's own words", () => {
    expect(causeOf(failure("connect", "connect ECONNREFUSED 203.0.113.5:443"))).toBe("refused");
    expect(causeOf(failure("tls", "certificate has expired"))).toBe("cert_expired");
    expect(causeOf(failure("tls", "self-signed certificate"))).toBe("cert_self_signed");
  });

  it("tells a name that does not exist from a lookup that failed here", () => {
    expect(causeOf(failure("dns", "shop.example does not resolve."))).toBe("dns");
    expect(causeOf(failure("dns", "shop.example could not be looked up (ESERVFAIL)."))).toBe("lookup");
  });

  it("follows the status that was answered", () => {
    const answered = (status: number) => causeOf(failure("http_status", `It answered ${status}.`, status));
    expect([400, 401, 403, 404, 405, 410, 429, 500, 503].map(answered)).toEqual([
      "http_status",
      "http_rejected",
      "http_rejected",
      "http_missing",
      "http_method",
      "http_missing",
      "http_busy",
      "http_broken",
      "http_broken",
    ]);
    expect(causeOf(failure("redirect", null, 301))).toBe("redirect");
    expect(causeOf(failure("timeout"))).toBe("timeout");
    expect(causeOf(failure(null, null, 200))).toBeNull();
  });

  it("comes with the beginning of the answer, in one line", () => {
    expect(firstWords('{\n  "error": "closed"\n}')).toBe('{ "error": "closed" }');
    expect(firstWords("x".repeat(200))).toHaveLength(120);
    expect(firstWords(null)).toBe("");
  });
});
