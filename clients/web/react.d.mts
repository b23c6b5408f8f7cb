export * from "./react.cjs";
