import { type Decoded, isRefusedMemory } from "@/lib/core/decoder/answer";

export type PictureAnswer = { width: number; height: number } | { fault: "pixels" | "broken" };

/** Runs in the decoder's process alone. A picture's size as people see it, and a small copy, upright and without metadata. */
export async function decodePicture(
  bytes: Uint8Array,
  { mostPixels, edge = 480 }: { mostPixels: number; edge?: number },
): Promise<Decoded> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  const answered = (answer: PictureAnswer, thumbnail = new Uint8Array()): Decoded => ({ answer, bytes: thumbnail });
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true });
  try {
    const { autoOrient } = await image.metadata();
    const thumbnail = await image
      .autoOrient()
      .resize(edge, edge, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    return answered(autoOrient, new Uint8Array(thumbnail));
  } catch (error) {
    if (isRefusedMemory(error)) throw error;
    return answered({ fault: /pixel limit/i.test(String(error)) ? "pixels" : "broken" });
  }
}
