import { pool } from "@/lib/core/db";

await pool().end();
