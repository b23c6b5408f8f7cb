import type { MediaType } from "@/lib/domains/evidence/schema";

/** A file's type by its content; the sender's name and type are not trusted. */

export const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

/** The brands of HEIC in the box that opens such a file; AVIF has the same box with others. */
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** The kind of file that these bytes begin as, or null for what is not taken. */
export function recognise(bytes: Uint8Array): MediaType | null {
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "image/png";
  if (startsWith(bytes, "\xff\xd8\xff")) return "image/jpeg";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "image/webp";
  if (startsWith(bytes, "GIF87a") || startsWith(bytes, "GIF89a")) return "image/gif";
  if (startsWith(bytes, "ftyp", 4) && heicBrands.some((brand) => startsWith(bytes, brand, 8))) return "image/heic";
  return startsWith(bytes, "%PDF-") ? "application/pdf" : null;
}

/** What every browser shows, and shows as nothing but a picture. */
export const isShown = (media: MediaType): boolean => media !== "application/pdf" && media !== "image/heic";

const extensions: Record<MediaType, readonly string[]> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/webp": ["webp"],
  "image/gif": ["gif"],
  "image/heic": ["heic", "heif"],
  "application/pdf": ["pdf"],
};

const longest = 120;

/** The last segment of a path, without invisible and bidirectional control characters. */
export function displayName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? "";
  const visible = last
    .replace(/[\p{Surrogate}\p{Control}\p{Format}\p{Line_Separator}\p{Paragraph_Separator}]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|\s+$/g, "");
  if (visible.length <= longest) return visible === "" ? "file" : visible;
  const ending = /\.\w{1,8}$/.exec(visible)?.[0] ?? "";
  return `${[...visible].slice(0, longest - ending.length).join("")}${ending}`;
}

/** The name to save it under: its extension matches the content, so that it is not opened as something else. */
export function downloadName(name: string, media: MediaType): string {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  const [first = "bin", ...more] = extensions[media];
  return name.includes(".") && [first, ...more].includes(ending) ? name : `${name}.${first}`;
}
