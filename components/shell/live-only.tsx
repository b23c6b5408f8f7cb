"use client";

import type { ReactNode } from "react";
import { useShell } from "@/components/shell/shell-state";
import { Notice } from "@/components/ui/states";

export function LiveOnlyNotice({ leave, children }: { leave: string; children: ReactNode }) {
  const { test, setTestMode } = useShell();
  if (!test) return null;
  return (
    <div className="mb-6">
      <Notice tone="held">
        {children}{" "}
        <button type="button" className="font-medium underline underline-offset-2" onClick={() => setTestMode(false)}>
          {leave}
        </button>
      </Notice>
    </div>
  );
}
