import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { Skeleton } from "@/components/ui/skeleton";

export function CardSkeleton() {
  return (
    <>
      <DrawerHeader title={<Skeleton className="w-40" />} />
      <DrawerBody>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-9 rounded-md" />
          <Skeleton className="h-16 rounded-md" />
          <Skeleton className="h-9 rounded-md" />
          <Skeleton className="h-9 rounded-md" />
        </div>
      </DrawerBody>
    </>
  );
}
