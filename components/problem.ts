import { TurneroProblem } from "@/clients/typescript/src/problem";

export { TurneroProblem };
export type Fault = TurneroProblem["errors"][number];
