/** Libraries that load after what the screen shows first, so they are not part of what a screen needs. */
export type LateLibrary = "map" | "flow diagram";

/**
 * Which of them a script is. The map and its worker come after the list, which map-and-team.spec.ts checks; the flow
 * diagram comes on wide screens only, after name, switch and steps.
 */
export function lateLibrary(script: string): LateLibrary | null {
  if (script.length > 500_000 && script.includes("maplibre")) return "map";
  return script.length > 100_000 && script.includes("react-flow__") ? "flow diagram" : null;
}
