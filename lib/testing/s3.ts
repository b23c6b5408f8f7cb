import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

const sha256 = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

export const s3Keys = { accessKeyId: "AKIATEST", secretAccessKey: "a secret of the storage" };

/** Signature Version 4, implemented from Amazon's description and not with the client under test. */
function isSigned(request: IncomingMessage, body: Buffer, region: string): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, id, day, zone, names = "", signature] = form.exec(request.headers.authorization ?? "") ?? [];
  const url = new URL(request.url ?? "/", "http://s3");
  const payload = String(request.headers["x-amz-content-sha256"]);
  if (id !== s3Keys.accessKeyId || zone !== region) return false;
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(body)) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query.join("&"), headers.join(""), names, payload].join("\n");
  const stamp = String(request.headers["x-amz-date"]);
  const text = ["AWS4-HMAC-SHA256", stamp, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join("\n");
  const key = ["s3", "aws4_request"].reduce(hmac, hmac(hmac(`AWS4${s3Keys.secretAccessKey}`, day ?? ""), region));
  return hmac(key, text).toString("hex") === signature;
}

/** An S3-compatible storage on loopback that checks every signature and lists two files a page. */
export async function startS3(bucket: string, region: string) {
  const files = new Map<string, { bytes: Buffer; type: string; modified: Date }>();
  const listing = (after: string): string => {
    const keys = [...files.keys()].sort().filter((key) => key > after);
    const items = keys.slice(0, 2).map((key) => {
      const modified = files.get(key)?.modified.toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`;
    });
    const next = keys.length > 2 ? `<NextContinuationToken>${keys[1]}</NextContinuationToken>` : "";
    return `<?xml version="1.0"?><ListBucketResult>${items.join("")}${next}</ListBucketResult>`;
  };
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const url = new URL(request.url ?? "/", "http://s3");
    const key = url.pathname.slice(`/${bucket}/`.length);
    const refuse = (status: number, code: string) => reply.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    if (!isSigned(request, body, region)) return refuse(403, "SignatureDoesNotMatch");
    if (!`${url.pathname}/`.startsWith(`/${bucket}/`)) return refuse(404, "NoSuchBucket");
    if (request.method === "PUT") {
      files.set(key, { bytes: body, type: String(request.headers["content-type"]), modified: new Date() });
      return reply.writeHead(200).end();
    }
    if (request.method === "DELETE") return reply.writeHead(files.delete(key) ? 204 : 404).end();
    if (key === "") return reply.writeHead(200).end(listing(url.searchParams.get("continuation-token") ?? ""));
    const file = files.get(key);
    return file ? reply.writeHead(200, { "content-type": file.type }).end(file.bytes) : refuse(404, "NoSuchKey");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    files,
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}
