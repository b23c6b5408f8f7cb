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

/** The parameters of `path` if it fits the template "/holds/{id}/confirm", else null. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const wanted = segments(template);
  const given = segments(path);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, segment] of wanted.entries()) {
    const name = nameOf(segment);
    const value = given[i] ?? "";
    if (name !== null && value !== "") params[name] = decoded(value);
    else if (segment !== value) return null;
  }
  return params;
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
  const find = (at: Branch<T>, rest: string[]): T | null => {
    const [head, ...tail] = rest;
    if (head === undefined) return at.value;
    const exact = at.fixed.get(head);
    return (exact && find(exact, tail)) ?? (at.any && head !== "" ? find(at.any, tail) : null);
  };
  return (path) => find(root, segments(path));
}
