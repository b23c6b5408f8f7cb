type Policy = {
  nonce: string;
  development: boolean;
  mapStyle: string | undefined;
  /** The origins whose pages may hold this one in a frame. */
  ancestors?: readonly string[];
};

/**
 * What our pages may load. Scripts run by this response's nonce, or because such a script loaded them, so injected
 * markup cannot run any. Inline styles are allowed because React and the drag handles write them.
 */
export function contentPolicy({ nonce, development, mapStyle, ancestors = [] }: Policy): string {
  // A map style names tiles, glyphs and sprites that are often on other hosts.
  const map = mapStyle === undefined ? [] : ["https:", new URL(mapStyle).origin];
  const rules: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...(development ? ["'unsafe-eval'"] : [])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...map],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "blob:", "data:", ...map, ...(development ? ["ws:"] : [])],
    "worker-src": ["'self'", "blob:"],
    "frame-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ancestors.length > 0 ? [...ancestors] : ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}
