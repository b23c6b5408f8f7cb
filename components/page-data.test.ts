import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageQueryClient } from "@/components/page-data";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const staleTime = 30_000;

/** Opens and leaves the screen of a page; what it shows first, and how often it asked the server. */
function visits(first: object, shape: (first: object) => object) {
  const client = pageQueryClient({ defaultOptions: { queries: { staleTime, gcTime: 60_000 } } });
  const queryFn = vi.fn(async () => ({ name: "new" }));
  return {
    queryFn,
    open: () => {
      const options = { queryKey: ["customers"], queryFn, initialData: shape(first) };
      const observer = new QueryObserver(client, options);
      const leave = observer.subscribe(() => {});
      return { shown: observer.getCurrentResult().data, leave };
    },
  };
}

const whole = (first: object) => first;
const firstOfList = (first: object) => ({ pages: [first], pageParams: [null] });

test.each([whole, firstOfList])(
  "a page from memory is shown at once and asked for again where it is old: %o",
  (shape) => {
    const first = { name: "old" };
    const { queryFn, open } = visits(first, shape);
    open().leave();
    expect(queryFn).not.toHaveBeenCalled();

    vi.advanceTimersByTime(120_000); // The query is forgotten; the router still has the page.
    const { shown, leave } = open();
    expect(shown).toEqual(shape(first));
    expect(queryFn).toHaveBeenCalledTimes(1);
    leave();
  },
);

test("what a page has just brought is not asked for again", () => {
  const { queryFn, open } = visits({ name: "old" }, whole);
  open().leave();
  vi.advanceTimersByTime(staleTime - 1);
  open().leave();
  expect(queryFn).not.toHaveBeenCalled();
});
