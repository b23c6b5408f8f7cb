import { WorkList } from "@/components/work/work-list";

/** Behind a drawer that was opened by its address stands the list of the filters in it, which only the browser knows. */
export default function InboxBehind() {
  return <WorkList first={null} />;
}
