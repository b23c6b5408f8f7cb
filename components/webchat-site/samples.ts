export const snippetOf = (home: string, key: string): string =>
  `<script async src="${home}/widget.js" data-key="${key}"></script>`;

export const inPage = `<script>
  addEventListener("load", () => Turnero.identify({
    name: "Ana Souza",
    identity: { user_id: "42", hash: "…made by your server…" },
  }));
</script>`;

export const node = `import { createHmac } from "node:crypto";

const hash = createHmac("sha256", process.env.TURNERO_IDENTITY_SECRET)
  .update(String(user.id))
  .digest("hex");`;

export const python = `import hashlib, hmac, os

secret = os.environ["TURNERO_IDENTITY_SECRET"].encode()
hash = hmac.new(secret, str(user.id).encode(), hashlib.sha256).hexdigest()`;

export const php = `<?php
$hash = hash_hmac('sha256', (string) $user->id, getenv('TURNERO_IDENTITY_SECRET'));`;
