import type { ProjectId } from "@/lib/core/ids";

export type FilePart = "original" | "thumbnail";

/** Where an attachment's files lie: under ids of ours alone. */
export const fileKey = (project: ProjectId, attachment: string, part: FilePart): string =>
  `${project}/${attachment}/${part}`;

export const filesOf = (project: ProjectId, attachment: string): string[] => [
  fileKey(project, attachment, "original"),
  fileKey(project, attachment, "thumbnail"),
];

/** The owner of a file; null for a key that no attachment can have. */
export function ownerOf(key: string): { project_id: string; id: string } | null {
  const [project_id, id, part, ...more] = key.split("/");
  const ours = project_id && id && (part === "original" || part === "thumbnail") && more.length === 0;
  return ours ? { project_id, id } : null;
}
