"use client";

import { useRef } from "react";
import { MentionList } from "@/components/forms/mentions/mention-list";
import { useMentions } from "@/components/forms/mentions/use-mentions";
import { TextArea } from "@/components/ui/input";

/** A comment in which `@` offers the team. */
export function MentionBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions(box, value, onChange);
  return (
    <div className="relative">
      <TextArea
        ref={box}
        rows={2}
        maxLength={5000}
        value={value}
        onKeyDown={(event) => void mentions.takesKey(event)}
        {...mentions.field}
      />
      <MentionList mentions={mentions} className="inset-x-0 top-full mt-1" />
    </div>
  );
}
