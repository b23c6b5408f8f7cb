import { ListSkeleton } from "@/components/automations/list-skeleton";

export default function Loading() {
  return <ListSkeleton />;
}
