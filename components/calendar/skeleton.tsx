import { Skeleton } from "@/components/ui/skeleton";

const columns = ["a", "b", "c", "d", "e", "f", "g"];
const heights = [64, 120, 88, 52, 104];

/** Columns and rows before their bookings come, in the places where they will stand. */
export function GridSkeleton() {
  return (
    <div aria-hidden className="min-h-0 flex-1 overflow-hidden">
      <div className="hidden h-full border-line border-t pl-14 md:flex">
        {columns.map((column, n) => (
          <div key={column} className="flex-1 border-line border-l">
            <div className="flex h-14 items-center gap-2 border-line border-b px-2">
              <Skeleton className="size-7 rounded-full" />
              <Skeleton className="w-20" />
            </div>
            <div className="flex flex-col gap-8 p-1" style={{ paddingTop: 24 + n * 18 }}>
              {heights.slice(0, 3 + (n % 3)).map((height) => (
                <span key={height} className="breathing block" style={{ height }} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="flex flex-col border-line border-t md:hidden">
        {heights.map((height) => (
          <div key={height} className="flex h-[86px] gap-3 border-line border-b px-4 py-3">
            <Skeleton className="h-8 w-11" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="w-40" />
              <Skeleton className="w-56" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
