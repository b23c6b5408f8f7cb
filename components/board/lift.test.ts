import { expect, it } from "vitest";
import { nextColumn } from "@/components/board/lift";

const columns = ["new", "ready", "doing", "done"];
const takes =
  (...those: string[]) =>
  (column: string) =>
    those.includes(column);

it("a lifted card passes the columns that cannot take it", () => {
  expect(nextColumn(columns, "new", 1, takes("doing", "done"))).toBe("doing");
  expect(nextColumn(columns, "done", -1, takes("new", "ready"))).toBe("ready");
});

it("a lifted card stays where no column beyond takes it", () => {
  expect(nextColumn(columns, "doing", 1, takes("new"))).toBeUndefined();
  expect(nextColumn(columns, "new", -1, takes("new"))).toBeUndefined();
});
