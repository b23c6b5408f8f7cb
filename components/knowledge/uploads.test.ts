import { expect, it } from "vitest";
import { largestFile } from "@/components/knowledge/uploads";
import { largestFile as largestTaken } from "@/lib/domains/knowledge/schema";

it("the screen refuses what the API would", () => {
  expect(largestFile).toBe(largestTaken);
});
