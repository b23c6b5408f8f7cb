import type { ReactNode } from "react";
import { Pane } from "@/components/conversations/pane";

export default function ConversationPane({ children }: { children: ReactNode }) {
  return <Pane>{children}</Pane>;
}
