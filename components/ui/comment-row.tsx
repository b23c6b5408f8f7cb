"use client";

import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Ago } from "@/components/ui/time";

type Removal = { label: string; pending: boolean; remove: () => void };

/** What somebody of the team said, when, and for who may the way to take it back. */
export function CommentRow({
  author,
  at,
  removal,
  children,
}: {
  author: string;
  at: string;
  removal: Removal | null;
  children: ReactNode;
}) {
  return (
    <li className="flex gap-3">
      <Avatar name={author} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{author}</span>
          <Ago at={at} className="text-ink-faint text-sm" />
        </p>
        <p className="whitespace-pre-wrap break-words">{children}</p>
      </div>
      {removal && (
        <Button
          look="ghost"
          size="icon-sm"
          aria-label={removal.label}
          pending={removal.pending}
          onClick={removal.remove}
        >
          <Trash2 aria-hidden className="size-4" />
        </Button>
      )}
    </li>
  );
}
