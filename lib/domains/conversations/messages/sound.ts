import { startsWith } from "@/lib/domains/evidence/content";

/** The audio formats of messengers, by their signatures. */
export function audioOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, "OggS")) return "audio/ogg";
  if (startsWith(bytes, "ID3")) return "audio/mpeg";
  if (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2) return "audio/mpeg";
  if (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xf6) === 0xf0) return "audio/aac";
  if (startsWith(bytes, "#!AMR")) return "audio/amr";
  if (startsWith(bytes, "ftypM4A", 4)) return "audio/mp4";
  return startsWith(bytes, "RIFF") && startsWith(bytes, "WAVE", 8) ? "audio/wav" : null;
}
