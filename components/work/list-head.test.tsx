import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ColumnHeads } from "@/components/work/list-head";
import { lineColumns } from "@/components/work/row-shape";
import work from "@/messages/en/work.json";

const markup = renderToStaticMarkup(
  <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ work }}>
    <ColumnHeads sort={null} go={() => {}} />
  </NextIntlClientProvider>,
);

const tracksAt = (width: "md" | "lg" | "xl"): number =>
  new RegExp(`(?:^| )${width}:grid-cols-\\[(\\S+)\\]`).exec(lineColumns)?.[1]?.split("_").length ?? 0;

it("has a column for each head, so that none wraps below the others", () => {
  // Two empty ones, five that sort, and the tags.
  const heads = 2 + markup.split("<button").length - 1 + 1;
  expect(heads).toBe(8);
  expect(tracksAt("xl")).toBe(heads);
  expect(markup).toMatch(/max-xl:hidden[^>]*>Tags</);
  expect(tracksAt("lg")).toBe(heads - 1);
  // Customer and service share a column.
  expect(markup).toMatch(/<span class="[^"]*lg:contents">(<button.*?<\/button>){2}<\/span>/);
  expect(tracksAt("md")).toBe(heads - 2);
});
