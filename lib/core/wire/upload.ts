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

/** The content of an answer that is a file. */
export const FileOut = z.custom<Uint8Array>().meta({ type: "string", format: "binary" });
