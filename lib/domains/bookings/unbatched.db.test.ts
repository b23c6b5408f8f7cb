import { describe } from "vitest";
import { setEnv } from "@/lib/testing/environment";
import { describeRaces } from "@/lib/testing/races";

describe("with batching off, each booking made by take_time alone", () => {
  setEnv("BATCHING", "0");
  describeRaces({ calls: 600, workers: 16 });
});
