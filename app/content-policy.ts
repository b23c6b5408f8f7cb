type Policy = { nonce: string; development: boolean; mapStyle: string | undefined };

/**
 * What a page of ours may load. Scripts run by this answer's nonce, or because such a script asked for them: words that
 * got into a page from outside never do. Styles may stand in the markup, where React and the drag handles write them.
 */
export function contentPolicy({ nonce, development, mapStyle }: Policy): string {
  // A style names its tiles, glyphs and sprites, often on other hosts than its own.
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
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}
