/** Liveness: the process answers. Readiness is `/api/ready`. */
export const GET = () => Response.json({ status: "ok" });
export const dynamic = "force-dynamic";
