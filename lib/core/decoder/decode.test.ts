import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Decoding, decode, outcomeOf } from "@/lib/core/decoder/decode";
import { interlacedPng, pdfBomb } from "@/lib/testing/attacks";
import { picture } from "@/lib/testing/pictures";

const limits = { project: "prj_test", patienceMs: 600_000, processorSeconds: 60, memoryMb: 256 };
const pictureIn = (bytes: Uint8Array, more: Partial<Decoding> = {}) =>
  decode({ kind: "picture", about: { mostPixels: 60_000_000 }, bytes, ...limits, ...more });
const pdfIn = (bytes: Uint8Array, more: Partial<Decoding> = {}) =>
  decode({ kind: "document", about: { media: "application/pdf" }, bytes, ...limits, ...more });

const gigabyte = 1024 ** 3;
/** The most that this process has ever had in memory, in bytes. */
const peak = () => process.resourceUsage().maxRSS * 1024;

describe("a file of a stranger", () => {
  it("is decoded in another process, which hands over what it found and the bytes that it made", async () => {
    const decoded = await pictureIn(await picture("png", 40, 20));
    if (typeof decoded === "string") throw new Error(decoded);
    expect(decoded.answer).toEqual({ width: 40, height: 20 });
    expect(Buffer.from(decoded.bytes).toString("latin1", 8, 12)).toBe("WEBP");
  });

  it.each(["system", "thread"] as const)("that takes more memory than it may is ended by the %s", async (limiter) => {
    const before = peak();
    expect(await pictureIn(interlacedPng(7740, 7740), { limiter })).toBe("memory");
    expect(await pdfIn(pdfBomb(2 * gigabyte), { limiter })).toBe("memory");
    expect(peak() - before).toBeLessThan(gigabyte / 4);
  });

  it("that takes too long is ended, by the clock and by the work that it makes", async () => {
    expect(await pictureIn(await picture("png"), { withinMs: 1 })).toBe("time");
    expect(await pdfIn(pdfBomb(gigabyte), { processorSeconds: 1, memoryMb: 4096 })).toBe("time");
  });

  it.runIf(process.platform === "linux")("is decoded without our secrets", async () => {
    const decoding = pdfIn(pdfBomb(gigabyte), { processorSeconds: 2, memoryMb: 4096 });
    await new Promise((done) => setTimeout(done, 300)); // Until it is started, and the shell has become the decoder.
    const pids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").match(/\d+/g) ?? [];
    const given = pids.map((pid) => readFileSync(`/proc/${pid}/environ`, "utf8")).join("");
    expect(given).toContain("VIPS_CONCURRENCY");
    for (const secret of ["AUTH_SECRET", "ENCRYPTION_KEY", "DATABASE_URL"]) expect(given).not.toContain(secret);
    expect(await decoding).toBe("time");
  });

  it("counts as decoded only where its process came to its own end", () => {
    const sent = Buffer.from("\0\0\0\x02{}half a picture", "latin1");
    expect(outcomeOf(0, null, sent)).toMatchObject({ answer: {} });
    expect(outcomeOf(null, "SIGXCPU", sent)).toBe("time");
    expect(outcomeOf(null, "SIGKILL", sent)).toBe("memory");
    expect(outcomeOf(12, null, sent)).toBe("memory");
    expect(outcomeOf(1, null, sent)).toBeNull();
    expect(outcomeOf(0, null, sent.subarray(0, 3))).toBeNull();
  });
});
