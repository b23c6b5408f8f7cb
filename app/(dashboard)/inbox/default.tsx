import { WorkList } from "@/components/work/work-list";

/** The list behind a drawer that was opened by its URL. Its filters are read in the browser. */
export default function InboxBehind() {
  return <WorkList first={null} />;
}
