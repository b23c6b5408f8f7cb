import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** The claims of a push service's caller, if it signed them with the key that it names (RFC 8292). */
function claimsOf(authorization: string): { aud: string; sub: string; key: string } {
  const [, token = "", key = ""] = /^vapid t=([^,\s]+),\s*k=([^,\s]+)$/i.exec(authorization) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const signer = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", Buffer.from(`${head}.${body}`), signer, Buffer.from(signature, "base64url")))
    throw new Error("The push message is not signed.");
  return { ...JSON.parse(Buffer.from(body, "base64url").toString()), key };
}

/** A browser's subscription, and the only keys that open what is sent to it (RFC 8291, aes128gcm). */
function device(endpoint: string) {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  const open = (body: Buffer): Record<string, string> => {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
    const secret = hkdf(own.computeSecret(sender), auth, info, 32);
    const key = hkdf(secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = hkdf(secret, salt, "Content-Encoding: nonce\0", 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };
  const keys = { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") };
  return { subscription: { endpoint, keys }, open };
}

export type Pushed = { message: Record<string, string>; claims: ReturnType<typeof claimsOf>; raw: Buffer };

/** A push service on this machine: it verifies the caller and decrypts messages as browsers do. */
export async function pushServer() {
  const devices = new Map<string, ReturnType<typeof device>>();
  const received: (Pushed & { device: string })[] = [];
  const state = { status: 201 };
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request
      .on("data", (part) => parts.push(part))
      .on("end", () => {
        const raw = Buffer.concat(parts);
        const known = devices.get(request.url ?? "");
        const whole = known && request.headers["content-encoding"] === "aes128gcm" && request.headers.ttl;
        if (!whole || state.status !== 201) return void reply.writeHead(whole ? state.status : 400).end();
        const claims = claimsOf(request.headers.authorization ?? "");
        received.push({ device: request.url ?? "", message: known.open(raw), claims, raw });
        reply.writeHead(201).end();
      });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** With which status it answers. */
    state,
    /** A new browser: what it would send us as its subscription. */
    browser() {
      const path = `/push/${randomBytes(8).toString("hex")}`;
      const made = device(origin + path);
      devices.set(path, made);
      return {
        subscription: made.subscription,
        messages: () => received.filter((each) => each.device === path).map(({ message }) => message),
      };
    },
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
