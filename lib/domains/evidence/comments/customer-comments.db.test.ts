import { expect, it } from "vitest";
import { pool } from "@/lib/core/db";
import { lockAwaited } from "@/lib/testing/background/harness";
import { makeProject } from "@/lib/testing/world";

it("a comment on somebody who is merged at that moment answers 404, not a fault of ours", async () => {
  const world = await makeProject();
  const ana = { name: "Ana", phone: "+5511987650001" };
  const { id } = (await world.call<{ id: string }>("/customers", { method: "POST", body: ana })).body;
  const merging = await pool().connect();
  try {
    await merging.query("BEGIN");
    await merging.query("DELETE FROM customer WHERE project_id = $1 AND id = $2", [world.id, id]);
    const comment = world.call(`/customers/${id}/comments`, { method: "POST", body: { body: "Rings twice" } });
    await lockAwaited("the comment");
    await merging.query("COMMIT");
    expect((await comment).status).toBe(404);
  } finally {
    merging.release();
  }
});
