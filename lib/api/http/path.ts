/** The path of a URL. Plain segments are used as they are: parsing would cost more than finding the handler. */
export const pathnameOf = (url: string): string =>
  /^https?:\/\/[^/?#]+(\/[\w/-]*)$/.exec(url)?.[1] ?? new URL(url).pathname;

/** The path below /api/v1, or below its alias /v1; null for one that only looked so before its dots were resolved. */
export function relativePath(pathname: string): string | null {
  const below = /^(?:\/api)?\/v1(\/.*)?$/.exec(pathname);
  return below && ((below[1] ?? "").replace(/\/$/, "") || "/");
}

const segments = (path: string): string[] => path.split("/").slice(1);
const nameOf = (segment: string): string | null => /^\{(\w+)\}$/.exec(segment)?.[1] ?? null;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Reads the parameters of a path that fits the template "/holds/{id}/confirm"; null for one that does not. */
export function paramsOf(template: string): (path: string) => Record<string, string> | null {
  const wanted = segments(template).map((segment) => ({ segment, name: nameOf(segment) }));
  if (wanted.every(({ name }) => name === null)) return (path) => (path === template ? {} : null);
  return (path) => {
    const given = segments(path);
    if (wanted.length !== given.length) return null;
    const params: Record<string, string> = {};
    for (let i = 0; i < given.length; i++) {
      const { segment, name } = wanted[i] as (typeof wanted)[number];
      const value = given[i] as string;
      if (name !== null && value !== "") params[name] = decoded(value);
      else if (segment !== value) return null;
    }
    return params;
  };
}

type Branch<T> = { fixed: Map<string, Branch<T>>; any: Branch<T> | null; value: T | null };
const branch = <T>(): Branch<T> => ({ fixed: new Map(), any: null, value: null });

/** A tree of path templates; a fixed segment is preferred to a parameter. */
export function pathTree<T>(entries: Iterable<readonly [template: string, value: T]>): (path: string) => T | null {
  const root = branch<T>();
  for (const [template, value] of entries) {
    let at = root;
    for (const segment of segments(template)) {
      if (nameOf(segment) !== null) {
        at.any ??= branch<T>();
        at = at.any;
      } else {
        const next = at.fixed.get(segment) ?? branch<T>();
        at.fixed.set(segment, next);
        at = next;
      }
    }
    at.value = value;
  }
  const find = (at: Branch<T>, path: string[], step: number): T | null => {
    const segment = path[step];
    if (segment === undefined) return at.value;
    const exact = at.fixed.get(segment);
    return (exact && find(exact, path, step + 1)) ?? (at.any && segment !== "" ? find(at.any, path, step + 1) : null);
  };
  return (path) => find(root, segments(path), 0);
}
