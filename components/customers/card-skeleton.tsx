import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { Skeleton } from "@/components/ui/skeleton";

export function CardSkeleton() {
  return (
    <>
      <DrawerHeader title={<Skeleton className="w-40" />} />
      <DrawerBody>
        <div className="mt-2 flex flex-col gap-5">
          <Skeleton className="w-44" />
          <Skeleton className="w-52" />
          <Skeleton className="w-36" />
        </div>
      </DrawerBody>
    </>
  );
}
