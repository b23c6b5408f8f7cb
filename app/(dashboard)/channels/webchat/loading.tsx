import { Skeleton } from "@/components/ui/skeleton";

export default function WebchatLoading() {
  return (
    <div className="grid gap-8 px-4 pt-6 md:px-6 lg:grid-cols-[minmax(0,1fr)_392px]">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-80" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="h-[600px]" />
    </div>
  );
}
