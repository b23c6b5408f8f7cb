import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { Skeleton } from "@/components/ui/skeleton";

export function CardSkeleton() {
  return (
    <>
      <DrawerHeader title={<Skeleton className="w-40" />} />
      <DrawerBody>
        <div className="flex items-center gap-4">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex flex-col gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="w-28" />
          </div>
        </div>
        <div className="mt-7 flex flex-col gap-5">
          <Skeleton className="w-44" />
          <Skeleton className="w-52" />
          <Skeleton className="w-36" />
        </div>
      </DrawerBody>
    </>
  );
}
