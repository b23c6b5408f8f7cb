import { z } from "zod";

const local = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const anyBelow = /^https:\/\/\*\.((?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63})(:\d{1,5})?$/;

/** An exact origin, or every name below one; plain http only on the visitor's own machine. */
export function isOriginPattern(text: string): boolean {
  const wide = anyBelow.exec(text);
  if (wide) return URL.canParse(`https://${wide[1]}${wide[2] ?? ""}`);
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  // It is written into a header, so only host name characters are allowed.
  if (origin !== text || !/^([a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(hostname)) return false;
  return protocol === "https:" || (protocol === "http:" && local.test(hostname));
}

export const Origin = z
  .string()
  .trim()
  .max(300)
  .refine(isOriginPattern, {
    error: "must be an origin such as https://www.example.com or https://*.example.com, without a path",
    params: { code: "invalid_origin" },
  });
