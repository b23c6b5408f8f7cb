import { expect, it } from "vitest";
import { everyPage } from "@/components/every-page";

it("is the whole list, beyond what one page holds", async () => {
  async function* items() {
    for (let i = 0; i < 451; i++) yield i;
  }
  const { data, next_cursor } = await everyPage(items());
  expect([data.length, data.at(-1), next_cursor]).toEqual([451, 450, null]);
});
