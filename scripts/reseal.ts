import { pool } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { box } from "@/lib/core/secrets/secret-box";
import { resealAll } from "@/lib/domains/sealed/reseal";

// npm run rotate-key: encrypts every secret again with the first key of ENCRYPTION_KEY.
if (env().ENCRYPTION_KEY.length < 2)
  console.log("Only one key is set; what an older key sealed needs that key in ENCRYPTION_KEY_PREVIOUS.");
const done = await resealAll(box()).finally(() => pool().end());
for (const { column, read, resealed, unreadable } of done) {
  console.log(`${column}: ${read} read, ${resealed} sealed again, ${unreadable.length} unreadable`);
  for (const place of unreadable) console.error(`  ${place}`);
}
const lost = done.reduce((sum, { unreadable }) => sum + unreadable.length, 0);
console.log(
  lost === 0
    ? "Everything is sealed with the first key: the older ones can go."
    : `${lost} could not be opened: keep the older keys, and look at the lines above.`,
);
process.exitCode = lost === 0 ? 0 : 1;
