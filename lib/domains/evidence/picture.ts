import { decode } from "@/lib/core/decoder/decode";
import { invalid, Problem } from "@/lib/core/problem";
import type { MediaType } from "@/lib/domains/evidence/schema";
import type { PictureAnswer } from "@/lib/domains/evidence/thumbnail";

export type Picture = { width: number; height: number; thumbnail: Uint8Array };

/** A small file can unfold into a huge picture; past this one it is not opened. */
const mostPixels = 60_000_000;
/** Somebody waits for the answer. */
const limits = { patienceMs: 30_000, processorSeconds: 10, memoryMb: 384 };

const tooLarge = (detail: string): Problem => invalid({ pointer: "#/file", detail, code: "image_too_large" });
const faults = {
  pixels: () => tooLarge(`The picture may have at most ${mostPixels / 1_000_000} million pixels.`),
  broken: () =>
    invalid({
      pointer: "#/file",
      detail: "The picture is broken: it cannot be read to its end.",
      code: "broken_image",
    }),
  memory: () => tooLarge("The picture takes too much memory to be opened: save it smaller."),
  time: () => tooLarge("The picture takes too long to be opened: save it smaller."),
  busy: () =>
    new Problem("service_unavailable", { detail: "Many pictures are being opened: try again in a few seconds." }),
};

/** Its size as people see it, and a small copy, upright and without where or by what it was taken. */
export async function pictureOf(project: string, bytes: Uint8Array, media: MediaType): Promise<Picture | null> {
  if (media === "application/pdf" || media === "image/heic") return null; // Neither can be drawn here.
  const decoded = await decode({ kind: "picture", project, about: { mostPixels }, bytes, ...limits });
  if (typeof decoded === "string") throw faults[decoded]();
  const answer = decoded.answer as PictureAnswer;
  if ("fault" in answer) throw faults[answer.fault]();
  return { ...answer, thumbnail: decoded.bytes };
}
