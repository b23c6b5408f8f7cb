import { CLIENT_INFO_META_KEY } from "@modelcontextprotocol/server";

const longest = 60;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The name and version that an agent gives itself, cut to what the log of calls shows; null where that is no text. */
export function clientName(info: unknown): string | null {
  const { name, version } = (typeof info === "object" && info !== null ? info : {}) as Record<string, unknown>;
  return readable(`${textOf(name)} ${textOf(version)}`.trim());
}

export function readable(name: string): string | null {
  const short = name.slice(0, longest);
  return /^[\p{L}\p{N}\p{P}\p{S} ]+$/u.test(short) ? short : null;
}

/** The agent's name, which each request tells where there is no initialize. */
export function clientInfoOf(message: unknown): string | null {
  const { params } = (message ?? {}) as { params?: { _meta?: Record<string, unknown> } };
  return clientName(params?._meta?.[CLIENT_INFO_META_KEY]);
}
