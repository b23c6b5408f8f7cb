import sharp from "sharp";

/** A picture of one colour. */
export const picture = async (format: "png" | "jpeg" | "webp" | "gif", width = 40, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#2563eb" } })
    .toFormat(format)
    .toBuffer();

/** A photo as a phone takes it: rotated, with the place it was taken at. */
export const phonePhoto = async (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#16a34a" } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: "Telefonica" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1" } })
    .jpeg()
    .toBuffer();

export const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

/** A HEIC as far as its first box tells. */
export const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

export function fileForm(bytes: Uint8Array, name: string, type = "image/png"): FormData {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name, { type }));
  return form;
}
