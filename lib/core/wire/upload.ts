import { z } from "zod";

/** An uploaded file. Its name is the sender's claim: never a path, never proof of its content. */
export class Upload {
  constructor(
    readonly name: string,
    readonly bytes: Uint8Array,
  ) {}
}

export const UploadIn = z
  .custom<Upload>((value) => value instanceof Upload, { error: "must be one file", params: { code: "not_a_file" } })
  .meta({ type: "string", format: "binary" });

/** A photo of a phone, made smaller by the browser, has a tenth of this. */
const largestPicture = 900_000;
export const PictureIn = z.base64({ error: "must be a picture as base64" }).min(1).max(largestPicture);

/** The content of an answer that is a file. */
export const FileOut = z.custom<Uint8Array>().meta({ type: "string", format: "binary" });
