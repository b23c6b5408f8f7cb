import "@/scripts/check-environment";
import { seedDemo } from "@/demo/demo";
import { clock } from "@/lib/core/clock";
import { pool } from "@/lib/core/db";
import { env } from "@/lib/core/env";

const { DEMO, DATA_DIR, APP_URL } = env();
if (DEMO) await seedDemo({ folder: DATA_DIR, address: APP_URL, now: clock.now() });
await pool().end();
