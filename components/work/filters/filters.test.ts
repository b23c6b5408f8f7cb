import { describe, expect, it } from "vitest";
import { filterCount, filtersIn, isFiltered, queryOf, searchOf } from "@/components/work/filters/filters";

const read = (search: string) => filtersIn(new URLSearchParams(search));

describe("the filters of the work list", () => {
  it("live in the address, there and back", () => {
    const search =
      "?view=today&stage=queued%2Cassigned&priority=urgent&unassigned=true&missing=true&attending=false&q=ana&from=2026-11-15";
    expect(searchOf(read(search))).toBe(search);
    expect(filterCount(read(search))).toBe(6);
  });

  it("have the grouping and the order beside them, which are no filters", () => {
    const search = "?view=today&group=person&sort=-due";
    expect(searchOf(read(search))).toBe(search);
    expect(read(search)).toMatchObject({ group: "person", sort: { by: "due", falls: true } });
    expect(isFiltered(read(search))).toBe(false);
    expect(filterCount(read(search))).toBe(0);
    expect(read("?group=colour&sort=-size")).toMatchObject({ group: null, sort: null });
  });

  it("leave out of the address what makes no sense", () => {
    expect(searchOf(read("?view=all&priority=huge,high&from=yesterday&status=cancelled"))).toBe("?priority=high");
  });

  it("ask the API for whole days of the workspace", () => {
    expect(queryOf(read("?view=today&from=2026-11-15&to=2026-11-15"), "America/Sao_Paulo")).toEqual({
      view: "today",
      from: "2026-11-15T03:00:00.000Z",
      to: "2026-11-16T03:00:00.000Z",
    });
  });

  it("ask for those who have said that they come, or for those who have not", () => {
    expect(queryOf(read("?attending=true"), "UTC")).toEqual({ view: "inbox", attending: true });
    expect(queryOf(read("?attending=false"), "UTC")).toEqual({ view: "inbox", attending: false });
    expect(queryOf(read("?attending=perhaps"), "UTC")).toEqual({ view: "inbox" });
  });

  it("do not ask for unassigned tasks where there are no others", () => {
    expect(queryOf(read("?unassigned=true"), "UTC")).toEqual({ view: "inbox" });
  });
});
