import { describe, expect, it } from "vitest";
import { isOpenTo, type Tool, tools } from "@/lib/api/mcp/tools";
import { shownFor, shownTool, toolsets, toolsetsOf } from "@/lib/api/mcp/toolsets";
import { scopes } from "@/lib/core/scopes";

const all = [...tools().values()];
const shown = (address: string, headers: Record<string, string> = {}) =>
  shownFor({ url: `http://localhost/api/mcp${address}`, headers: new Headers(headers) });
const listed = (address: string, mine: readonly string[] = scopes, headers = {}) => {
  const wish = shown(address, headers);
  return all
    .filter(({ operation }) => isOpenTo(operation, new Set(mine) as never))
    .map((tool) => shownTool(tool, wish))
    .filter((tool) => tool !== null) as Tool["listed"][];
};
/** About four characters of JSON are a token. */
const tokens = (list: unknown): number => Math.ceil(JSON.stringify(list).length / 4);

describe("toolsets", () => {
  it("have every tool between them, and get_me in each", () => {
    expect(all.filter((tool) => toolsetsOf(tool).length === 0).map(({ listed: { name } }) => name)).toEqual([]);
    for (const set of toolsets) expect(listed(`?toolsets=${set}`).map(({ name }) => name)).toContain("get_me");
    expect(listed("?toolsets=all")).toHaveLength(all.length);
    expect(listed(`?toolsets=${toolsets.join(",")}`)).toHaveLength(all.length);
  });

  it("list what booking needs where nothing is asked, in 8,000 tokens for a key that books", () => {
    const mine = listed("", ["config:read", "slots:read", "bookings:read", "bookings:write"]);
    expect(mine.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["list_services", "list_slots", "create_hold", "confirm_hold", "cancel_booking"]),
    );
    expect(mine.some((tool) => "outputSchema" in tool)).toBe(false);
    expect(tokens(mine)).toBeLessThan(8_000);
  });

  it("are asked for by the address or by headers, and output schemas too", () => {
    const names = (list: Tool["listed"][]) => list.map(({ name }) => name);
    const work = listed("?toolsets=work&output_schemas=true");
    expect(work.every((tool) => "outputSchema" in tool)).toBe(true);
    const headers = { "turnero-toolsets": "work", "turnero-output-schemas": "true" };
    expect(listed("", scopes, headers)).toEqual(work);
    expect(names(listed("?toolsets=booking", scopes, headers))).not.toEqual(names(work));
  });

  it("that are none are refused with the names of those that are", () => {
    expect(() => shown("?toolsets=booking,cooking")).toThrow(/There is no toolset cooking: there are booking, work/);
    expect(() => shown("?toolsets=")).toThrow(/There is no toolset/);
  });
});
