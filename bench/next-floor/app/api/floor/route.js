export const dynamic = "force-dynamic";

/** The least that a Next route handler can do. */
export const GET = () => Response.json({ ok: true });
