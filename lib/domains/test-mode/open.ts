import type { ProjectId } from "@/lib/core/ids";
import { inTwin } from "@/lib/core/test-mode/twin";
import { fillTwin, insertTwin, type KnownTwin, twinOf } from "@/lib/domains/test-mode/store";

/** The twin of a workspace, made and filled on first use. */
export async function openTwin(project: ProjectId): Promise<KnownTwin> {
  if ((await twinOf(project)) === null) await insertTwin(project);
  const twin = await twinOf(project);
  if (!twin) throw new Error("The twin that was just made is gone.");
  await inTwin(twin, () => fillTwin(twin));
  return twin;
}
