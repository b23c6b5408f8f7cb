import { Skeleton } from "@/components/ui/skeleton";

export default function FlowLoading() {
  return (
    <div aria-hidden>
      <div className="flex items-center gap-2 border-line border-b px-4 py-3 md:px-6">
        <Skeleton className="h-9 w-80" />
      </div>
      <Skeleton className="m-4 h-[60dvh] rounded-md" />
    </div>
  );
}
