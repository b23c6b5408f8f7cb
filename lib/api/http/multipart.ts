import { invalid, Problem } from "@/lib/core/problem";
import { Upload } from "@/lib/core/wire/upload";

/** What the boundaries and headers of a form may take beside its file. */
const envelope = 64 * 1024;
export const largestForm = (largestFile: number): number => largestFile + envelope;

async function contentOf(part: FormDataEntryValue, largestFile: number): Promise<unknown> {
  if (typeof part === "string") return part;
  if (part.size > largestFile) {
    throw new Problem("payload_too_large", { detail: `A file may have at most ${largestFile} bytes.` });
  }
  return new Upload(part.name, new Uint8Array(await part.arrayBuffer()));
}

/** A form's parts as an object; a repeated name becomes a list, which no schema of ours accepts by accident. */
export async function readForm(bytes: Uint8Array, contentType: string, largestFile: number): Promise<unknown> {
  if (bytes.byteLength === 0) return {};
  let form: FormData;
  try {
    form = await new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { "content-type": contentType },
    }).formData();
  } catch {
    throw invalid({ pointer: "#", detail: "The body is not a readable form.", code: "invalid_form" });
  }
  const parts: [string, unknown][] = [];
  for (const name of new Set(form.keys())) {
    const values = await Promise.all(form.getAll(name).map((part) => contentOf(part, largestFile)));
    parts.push([name, values.length === 1 ? values[0] : values]);
  }
  return Object.fromEntries(parts);
}
