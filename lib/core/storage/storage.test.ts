import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readEnv } from "@/lib/core/env";
import { type Storage, storageOf } from "@/lib/core/storage/storage";
import { s3Keys, startS3 } from "@/lib/testing/s3";

const [bucket, region] = ["turnero-files", "sa-east-1"];
const folder = mkdtempSync(join(tmpdir(), "turnero-storage-"));
const secret = "x".repeat(32);
const least = {
  DATABASE_URL: "postgresql://localhost/turnero",
  AUTH_SECRET: secret,
  ENCRYPTION_KEY: secret,
  DATA_DIR: folder,
};
let fake: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  fake = await startS3(bucket, region);
});
afterAll(async () => {
  await fake.stop();
  rmSync(folder, { recursive: true });
});

const settings = (): Record<string, string> => ({
  S3_ENDPOINT: fake.endpoint,
  S3_REGION: region,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
});
const local = (): Storage => storageOf(readEnv(least));
const remote = (changed: Record<string, string> = {}): Storage =>
  storageOf(readEnv({ ...least, ...settings(), ...changed }));

const textOf = async (storage: Storage, key: string): Promise<string | null> => {
  const file = await storage.get(key);
  return file && new Response(file.content).text();
};
const keysOf = async (storage: Storage): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key, modified } of storage.list()) {
    expect(Date.now() - modified.getTime()).toBeLessThan(60_000);
    keys.push(key);
  }
  return keys.sort();
};

describe.each<[string, () => Storage]>([
  ["a folder", local],
  ["a bucket", () => remote()],
])("files in %s", (_where, make) => {
  it("are read as they were written, replaced, listed and removed", async () => {
    const storage = make();
    const bytes = (text: string) => new TextEncoder().encode(text);
    for (const key of ["prj_1/att_1/original", "prj_1/att_1/thumbnail", "prj_2/att_2/original"])
      await storage.put(key, bytes(`first of ${key}`), "image/png");
    await storage.put("prj_1/att_1/original", bytes("¡señal!"), "image/png");
    expect(await textOf(storage, "prj_1/att_1/original")).toBe("¡señal!");
    expect(await textOf(storage, "prj_1/att_9/original")).toBeNull();
    expect(await keysOf(storage)).toEqual(["prj_1/att_1/original", "prj_1/att_1/thumbnail", "prj_2/att_2/original"]);
    await storage.remove("prj_1/att_1/thumbnail");
    await storage.remove("prj_1/att_1/thumbnail");
    expect(await keysOf(storage)).toEqual(["prj_1/att_1/original", "prj_2/att_2/original"]);
  });

  it.each(["../etc/passwd", "prj_1/../../x", "/prj_1/x", "prj_1", "prj_1//x", "prj_1/a.b", "prj_1/x\0", ""])(
    "never have the key %j",
    async (key) => {
      const storage = make();
      await expect(storage.put(key, new Uint8Array(), "image/png")).rejects.toThrow("cannot be the key");
      await expect(storage.get(key)).rejects.toThrow("cannot be the key");
      await expect(storage.remove(key)).rejects.toThrow("cannot be the key");
    },
  );
});

describe("a folder", () => {
  it("that cannot be written is a problem that passes", async () => {
    const own = mkdtempSync(join(tmpdir(), "turnero-storage-"));
    const storage = storageOf(readEnv({ ...least, DATA_DIR: own }));
    writeFileSync(join(own, "files"), "no folder");
    const silence = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const refused = storage.put("prj_1/att_1/original", Buffer.from("one"), "image/png");
    await expect(refused).rejects.toMatchObject({ code: "service_unavailable" });
    silence.mockRestore();
    rmSync(join(own, "files"));
    await storage.put("prj_1/att_1/original", Buffer.from("one"), "image/png");
    expect(await textOf(storage, "prj_1/att_1/original")).toBe("one");
    rmSync(own, { recursive: true });
  });

  it("keeps nothing unfinished", async () => {
    const size = 200_000;
    const write = (fill: number) => local().put("prj_3/att_3/original", new Uint8Array(size).fill(fill), "image/png");
    await Promise.all([1, 2, 3, 4, 5, 6].map(write));
    const whole = new Uint8Array(
      await new Response((await local().get("prj_3/att_3/original"))?.content).arrayBuffer(),
    );
    expect(whole.length).toBe(size);
    expect(new Set(whole).size).toBe(1); // One writer's bytes, never a mixture.
    expect(readdirSync(join(folder, "files", "unfinished", "parts"))).toEqual([]);
  });
});

describe("a bucket", () => {
  it("refuses a wrong secret, and says so without telling it", async () => {
    const wrong = remote({ S3_SECRET_ACCESS_KEY: "guess" });
    await expect(wrong.put("prj_1/att_1/original", new Uint8Array(3), "image/png")).rejects.toThrow(
      "The storage answered 403 SignatureDoesNotMatch to the writing of prj_1/att_1/original.",
    );
    await expect(wrong.get("prj_1/att_1/original")).rejects.toThrow(/403/);
    await expect(keysOf(wrong)).rejects.toThrow(/403/);
  });

  it("that is out of reach is a problem that passes", async () => {
    const away = remote({ S3_ENDPOINT: "http://127.0.0.1:9" });
    await expect(away.get("prj_1/att_1/original")).rejects.toMatchObject({ code: "service_unavailable" });
  });
});
