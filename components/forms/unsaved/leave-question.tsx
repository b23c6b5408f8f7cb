"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { type Asked, onAsked } from "@/components/forms/unsaved/ask";

/** Where the dialog cannot be loaded, the browser asks. */
function AskedByBrowser({ question, answer }: Asked) {
  useEffect(() => answer(window.confirm(question)), [question, answer]);
  return null;
}

const LeaveDialog = dynamic(
  () => import("@/components/forms/unsaved/leave-dialog").catch(() => ({ default: AskedByBrowser })),
  { ssr: false },
);

/** Where the page asks before what is not saved goes. */
export function LeaveQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => onAsked(setAsked), []);
  if (!asked) return null;
  return (
    <LeaveDialog
      question={asked.question}
      answer={(goes) => {
        setAsked(null);
        asked.answer(goes);
      }}
    />
  );
}
