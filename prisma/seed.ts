import { clock } from "@/lib/core/clock";
import { pool } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { seedDemo } from "@/prisma/seed/demo";

const { DEMO, DATA_DIR, APP_URL } = env();
if (DEMO) await seedDemo({ folder: DATA_DIR, address: APP_URL, now: clock.now() });
await pool().end();
