import { ListSkeleton } from "@/components/automations/list-skeleton";

export default function FlowsLoading() {
  return <ListSkeleton />;
}
