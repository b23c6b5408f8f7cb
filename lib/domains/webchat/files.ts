import { stat } from "node:fs/promises";
import { join } from "node:path";

/** What a site loads: the button, and the frame that it opens. */
const files = ["widget.js", "embed.js", "embed.css"];

const isThere = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => null);
  return found !== null && found.size > 0;
};

/** The files of the chat that this installation cannot serve; the build makes them. */
export async function missingFiles(
  folder = join(/* turbopackIgnore: true */ process.cwd(), "public"),
): Promise<string[]> {
  const there = await Promise.all(files.map((file) => isThere(join(/* turbopackIgnore: true */ folder, file))));
  return files.filter((_, i) => !there[i]);
}
