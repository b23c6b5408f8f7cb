import { Skeleton } from "@/components/ui/skeleton";

export function AssistantSkeleton() {
  return (
    <div className="px-4 pt-5 md:px-6">
      <Skeleton className="mb-6 h-6 w-[240px]" />
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(340px,2fr)_3fr]">
        <Skeleton className="h-[96px]" />
        <div className="hidden flex-col gap-4 xl:flex">
          {["a", "b", "c"].map((each) => (
            <Skeleton key={each} className="h-[180px]" />
          ))}
        </div>
      </div>
    </div>
  );
}
