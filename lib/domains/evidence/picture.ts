import { decode } from "@/lib/core/decoder/decode";
import { invalid, Problem } from "@/lib/core/problem";
import type { MediaType } from "@/lib/domains/evidence/schema";
import type { PictureAnswer } from "@/lib/domains/evidence/thumbnail";

export type Picture = { width: number; height: number; thumbnail: Uint8Array };

/** A small file can decompress into a huge picture; above this it is not decoded. */
const mostPixels = 60_000_000;
/** The caller waits for the response. */
const limits = { patienceMs: 30_000, processorSeconds: 10, memoryMb: 384 };

const faultsAt = (pointer: string) => {
  const tooLarge = (detail: string): Problem => invalid({ pointer, detail, code: "image_too_large" });
  return {
    pixels: () => tooLarge(`The picture may have at most ${mostPixels / 1_000_000} million pixels.`),
    broken: () =>
      invalid({
        pointer,
        detail: "The picture is broken: it cannot be read to its end.",
        code: "broken_image",
      }),
    memory: () => tooLarge("The picture takes too much memory to be opened: save it smaller."),
    time: () => tooLarge("The picture takes too long to be opened: save it smaller."),
    busy: () =>
      new Problem("service_unavailable", { detail: "Many pictures are being opened: try again in a few seconds." }),
  };
};

/** The size in display orientation, and an upright copy without metadata, its longer side at most `edge`. */
export async function pictureOf(
  project: string,
  bytes: Uint8Array,
  media: MediaType,
  pointer = "#/file",
  edge?: number,
): Promise<Picture | null> {
  const faults = faultsAt(pointer);
  if (media === "application/pdf" || media === "image/heic") return null; // These formats cannot be decoded here.
  const decoded = await decode({ kind: "picture", project, about: { mostPixels, edge }, bytes, ...limits });
  if (typeof decoded === "string") throw faults[decoded]();
  const answer = decoded.answer as PictureAnswer;
  if ("fault" in answer) throw faults[answer.fault]();
  return { ...answer, thumbnail: decoded.bytes };
}
