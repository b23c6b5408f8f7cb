import { Skeleton } from "@/components/ui/skeleton";

export function ChannelsSkeleton() {
  return (
    <div className="px-4 pt-5 md:px-6">
      <Skeleton className="mb-6 h-6 w-[140px]" />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {["a", "b", "c"].map((each) => (
          <Skeleton key={each} className="h-[260px]" />
        ))}
      </div>
    </div>
  );
}
