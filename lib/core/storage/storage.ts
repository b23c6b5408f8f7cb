import { resolve } from "node:path";
import { isDryRun } from "@/lib/core/dry-run";
import { type Env, env } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton";
import { localStorage } from "@/lib/core/storage/local";
import { s3Storage } from "@/lib/core/storage/s3";

export type StoredFile = { size: number | null; content: ReadableStream<Uint8Array> };

/** File storage. A key is our own, `project/thing/part`; no caller's input is ever part of it. */
export type Storage = {
  /** Atomic: nobody ever reads a partial file. */
  put: (key: string, bytes: Uint8Array, mediaType: string) => Promise<void>;
  get: (key: string) => Promise<StoredFile | null>;
  /** Also succeeds when it does not exist. */
  remove: (key: string) => Promise<void>;
  list: () => AsyncIterable<{ key: string; modified: Date }>;
};

const keyPattern = /^[A-Za-z0-9_]+(\/[A-Za-z0-9_]+){1,4}$/;

/** Prevents keys that leave the storage's folder or bucket. */
export function assertKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`"${key}" cannot be the key of a file.`);
  return key;
}

/** A dry run neither writes nor removes a file. */
const guarded = ({ put, get, remove, list }: Storage): Storage => ({
  put: async (key, bytes, mediaType) => (isDryRun() ? undefined : put(assertKey(key), bytes, mediaType)),
  get: async (key) => get(assertKey(key)),
  remove: async (key) => (isDryRun() ? undefined : remove(assertKey(key))),
  list,
});

/** As the settings say: S3 where it is configured, else a folder of DATA_DIR. */
export function storageOf(settings: Env): Storage {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  const bucket =
    S3_ENDPOINT && S3_REGION && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? s3Storage({
          endpoint: S3_ENDPOINT,
          region: S3_REGION,
          bucket: S3_BUCKET,
          accessKeyId: S3_ACCESS_KEY_ID,
          secretAccessKey: S3_SECRET_ACCESS_KEY,
        })
      : null;
  return guarded(bucket ?? localStorage(resolve(settings.DATA_DIR, "files")));
}

export const storage = (): Storage => singleton("storage", () => storageOf(env()));
