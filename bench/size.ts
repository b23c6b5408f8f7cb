/** A run that only shows that a benchmark works: its figures mean nothing and are not kept. */
export const quick = process.env.BENCH_QUICK === "1";

export const size = (usual: number, forALook: number): number => (quick ? forALook : usual);
