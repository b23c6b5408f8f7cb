import web from "./index.cjs";

export const { loadTurnero } = web;
