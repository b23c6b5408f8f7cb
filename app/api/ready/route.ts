import { readiness } from "@/lib/core/monitoring/readiness";

/** Ready for traffic: 200 or 503, with what was checked. */
export async function GET() {
  const state = await readiness();
  return Response.json(state, { status: state.ready ? 200 : 503 });
}
export const dynamic = "force-dynamic";
