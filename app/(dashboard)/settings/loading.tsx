import { Skeleton } from "@/components/ui/skeleton";

export default function SectionSkeleton() {
  return (
    <div>
      <Skeleton className="mb-5 h-4 w-32" />
      <div className="flex flex-col gap-5 rounded-md border border-line p-5">
        <Skeleton className="h-9 rounded-md" />
        <Skeleton className="h-9 rounded-md" />
        <Skeleton className="h-9 w-28 rounded-md" />
      </div>
    </div>
  );
}
