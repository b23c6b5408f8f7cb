import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { log } from "@/lib/core/monitoring/log";
import { Problem } from "@/lib/core/problem";
import type { Storage } from "@/lib/core/storage/storage";

type Bucket = { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };

const patienceMs = 30_000;

const unescaped = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const textOf = (xml: string, tag: string): string | null => {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return found === undefined ? null : unescaped(found);
};

/** Any S3-compatible storage, with path-style URLs, which all of them support. */
export function s3Storage({ endpoint, region, bucket, ...keys }: Bucket): Storage {
  const client = new AwsClient({ ...keys, region, service: "s3", retries: 3 });
  const base = `${endpoint.replace(/\/+$/, "")}/${bucket}`;

  async function send(method: string, address: string, init: RequestInit = {}): Promise<Response> {
    const leaving = new AbortController();
    const patience = setTimeout(() => leaving.abort(), patienceMs); // For the response headers; the body may take longer.
    try {
      return await client.fetch(address, { ...init, method, signal: leaving.signal });
    } catch (error) {
      log.warn("storage out of reach", { method, error });
      throw new Problem("service_unavailable", { detail: "The storage of files is out of reach; try again soon." });
    } finally {
      clearTimeout(patience);
    }
  }

  const failed = async (what: string, response: Response): Promise<Error> => {
    const said = textOf(await response.text(), "Code");
    return new Error(`The storage answered ${response.status}${said ? ` ${said}` : ""} to ${what}.`);
  };

  async function* list() {
    for (let token: string | null = ""; token !== null; ) {
      const search: string = token === "" ? "" : `&continuation-token=${encodeURIComponent(token)}`;
      const response = await send("GET", `${base}?list-type=2${search}`);
      if (!response.ok) throw await failed("a listing", response);
      const xml = await response.text();
      for (const [, item = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const [key, modified] = [textOf(item, "Key"), textOf(item, "LastModified")];
        if (key !== null && modified !== null) yield { key, modified: new Date(modified) };
      }
      token = textOf(xml, "NextContinuationToken");
    }
  }

  return {
    async put(key, bytes, mediaType) {
      const headers = {
        "content-type": mediaType,
        // Part of the signature, so that the storage rejects a body that was changed on the way.
        "x-amz-content-sha256": createHash("sha256").update(bytes).digest("hex"),
      };
      const response = await send("PUT", `${base}/${key}`, { headers, body: bytes as Uint8Array<ArrayBuffer> });
      if (!response.ok) throw await failed(`the writing of ${key}`, response);
      await response.body?.cancel();
    },
    async get(key) {
      const response = await send("GET", `${base}/${key}`);
      if (response.status === 404) return null;
      if (!response.ok || !response.body) throw await failed(`the reading of ${key}`, response);
      const size = response.headers.get("content-length");
      return { size: size === null ? null : Number(size), content: response.body };
    },
    async remove(key) {
      const response = await send("DELETE", `${base}/${key}`);
      if (!response.ok && response.status !== 404) throw await failed(`the removal of ${key}`, response);
      await response.body?.cancel();
    },
    list,
  };
}
