import { operations } from "@/clients/typescript/src/operations";
import { publicOperations } from "@/clients/typescript/src/public-operations";

/** "POST /holds/{}/confirm" → "holds.confirm", asked of the client itself so that the two cannot part. */
type Sent = { method: string; path: string };
type Tree = { [name: string]: Tree | ((...args: unknown[]) => unknown) };

const marks = ["MARK1", "MARK2", "MARK3", "MARK4"];
const shapeOf = (path: string): string => path.replace(/\{\w+\}|MARK\d/g, "{}");

function namesIn(): ReadonlyMap<string, string> {
  let sent: Sent | null = null;
  const send = ((request: Sent) => {
    sent = request;
    return new Promise(() => {});
  }) as never;
  const tree = { ...operations(send), public: publicOperations(send) } as unknown as Tree;
  const names = new Map<string, string>();
  const walk = (at: Tree, place: string[]): void => {
    for (const [name, member] of Object.entries(at)) {
      if (typeof member !== "function") walk(member, [...place, name]);
      else if (!/^(list|get)All$/.test(name)) {
        sent = null;
        void member(...marks);
        const { method, path } = (sent ?? { method: "", path: "" }) as Sent;
        names.set(`${method} ${shapeOf(path)}`, [...place, name].join("."));
      }
    }
  };
  walk(tree, []);
  return names;
}

let known: ReadonlyMap<string, string> | undefined;

/** The client's name for an operation, or null where it has none. */
export function clientName({ method, path }: Sent): string | null {
  known ??= namesIn();
  return known.get(`${method} ${shapeOf(path)}`) ?? null;
}

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The same for Python, where reserved words get an underscore. */
export const inPython = (name: string): string => inSnakeCase(name).replace(/\b(from|import)\b/g, "$1_");
