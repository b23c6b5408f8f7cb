import { cut } from "@/lib/core/text/cut";
import type { SharedLocation } from "@/lib/domains/conversations/messages/schema";

/** Reads data of another company: anything may be missing or of another type. */

export type Loose = Record<string, unknown>;

export const objectOf = (value: unknown): Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Loose) : {};

export const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.map(objectOf) : []);

const longest = 20_000;

/** A text that Postgres takes, or null for none. */
export function textOf(value: unknown, most = longest): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = cut(String(value).replace(/[\0\p{Surrogate}]/gu, ""), most);
  return text === "" ? null : text;
}

export function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

export function locationOf(value: unknown, more: Loose = {}): SharedLocation | null {
  const { latitude, longitude, name, address } = { ...objectOf(value), ...more };
  const [lat, lng] = [numberOf(latitude), numberOf(longitude)];
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return {
    lat,
    lng,
    name: textOf(name, 300),
    address: textOf(address, 500),
  };
}
