import { invalid, type Problem } from "@/lib/core/problem";
import type { MediaType } from "@/lib/domains/evidence/schema";

export type Picture = { width: number; height: number; thumbnail: Uint8Array };

/** A small file can unfold into a huge picture; past this one it is not opened. */
const mostPixels = 60_000_000;
const edge = 480;

const tooManyPixels = (): Problem =>
  invalid({
    pointer: "#/file",
    detail: `The picture may have at most ${mostPixels / 1_000_000} million pixels.`,
    code: "image_too_large",
  });
const broken = (): Problem =>
  invalid({ pointer: "#/file", detail: "The picture is broken: it cannot be read to its end.", code: "broken_image" });

/** Loaded with the first picture: most calls never see one. */
async function library() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  return sharp;
}

/** Its size as people see it, and a small copy, upright and without where or by what it was taken. */
export async function pictureOf(bytes: Uint8Array, media: MediaType): Promise<Picture | null> {
  if (media === "application/pdf" || media === "image/heic") return null; // Neither can be drawn here.
  const sharp = await library();
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true });
  try {
    const { autoOrient } = await image.metadata();
    const thumbnail = await image
      .autoOrient()
      .resize(edge, edge, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    return { ...autoOrient, thumbnail: new Uint8Array(thumbnail) };
  } catch (error) {
    throw /pixel limit/i.test(String(error)) ? tooManyPixels() : broken();
  }
}
