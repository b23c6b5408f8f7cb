/** Alive: the process answers. Whether it can work is `/api/ready`. */
export const GET = () => Response.json({ status: "ok" });
export const dynamic = "force-dynamic";
