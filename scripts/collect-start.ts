import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Gives back what only the start needed (10 MB or more): an idle process would keep it until load makes V8 collect. */
export function collectStart(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  setFlagsFromString("--no-expose-gc");
}
