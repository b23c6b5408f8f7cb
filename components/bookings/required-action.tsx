"use client";

import { useEffect, useRef } from "react";
import ActionDialog from "@/components/work/action-dialog";
import type { Action, Task } from "@/components/work/moves";
import { useRunner } from "@/components/work/run";

/** Asks for what the stage's action requires, then runs it. */
export default function RequiredAction({ task, action, onClose }: { task: Task; action: Action; onClose: () => void }) {
  const runner = useRunner();
  const begun = useRef(false);
  useEffect(() => {
    if (!begun.current) runner.ask(task, action);
    else if (!runner.asked) onClose();
    begun.current = true;
  }, [runner, task, action, onClose]);
  return runner.asked ? <ActionDialog runner={runner} /> : null;
}
