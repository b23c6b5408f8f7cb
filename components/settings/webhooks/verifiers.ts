/** How a receiver verifies a delivery, ready to paste. The key is the whole secret, as text. */

export const typescript = `import { createHmac, timingSafeEqual } from "node:crypto";

// body: the raw bytes of the request, before any parsing.
export function isFromTurnero(body: Buffer, header: string | undefined, secret: string): boolean {
  const [, time, signatures] = /^t=(\\d{1,12})((?:,v1=[0-9a-f]{64})+)$/.exec(header ?? "") ?? [];
  if (!time || !signatures || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const expected = createHmac("sha256", secret).update(\`\${time}.\`).update(body).digest();
  // A rotated secret may sign beside the new one for a while: one of the signatures must be right.
  return signatures
    .split(",v1=")
    .slice(1)
    .some((hex) => timingSafeEqual(expected, Buffer.from(hex, "hex")));
}

// isFromTurnero(body, request.headers["svc-signature"], process.env.TURNERO_WEBHOOK_SECRET)`;

export const python = `import hashlib, hmac, re, time

# body: the raw bytes of the request, before any parsing.
def is_from_turnero(body: bytes, header: "str | None", secret: str) -> bool:
    match = re.fullmatch(r"t=([0-9]{1,12})((?:,v1=[0-9a-f]{64})+)", header or "")
    if not match or abs(time.time() - int(match[1])) > 300:
        return False
    expected = hmac.new(secret.encode(), match[1].encode() + b"." + body, hashlib.sha256)
    # A rotated secret may sign beside the new one for a while: one of the signatures must be right.
    return any(hmac.compare_digest(expected.hexdigest(), given) for given in match[2].split(",v1=")[1:])

# is_from_turnero(body, request.headers.get("Svc-Signature"), os.environ["TURNERO_WEBHOOK_SECRET"])`;

/** Signs and sends a sample event, to test a receiver before the first real one. */
export const curl = (url: string): string => `secret=$TURNERO_WEBHOOK_SECRET
body='{"id":"evt_test","type":"webhook.ping","data":{"message":"hello"}}'
t=$(date +%s)
v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$secret" -hex | sed 's/^.* //')
curl -i '${url.replaceAll("'", "%27")}' -H 'Content-Type: application/json' \\
  -H "Svc-Signature: t=$t,v1=$v1" -H 'Svc-Event: webhook.ping' -H 'Svc-Delivery: dlv_test' -d "$body"`;
