"use client";

import { BotHeader } from "@/components/bot/bot-header";
import { Skeleton } from "@/components/ui/skeleton";

export function FormSkeleton() {
  return (
    <>
      <BotHeader />
      <div aria-hidden className="flex max-w-[808px] flex-col gap-4 px-4 md:px-6">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-80 rounded-md" />
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-40 rounded-md" />
      </div>
    </>
  );
}

export function ChatSkeleton() {
  return (
    <>
      <BotHeader />
      <div aria-hidden className="flex flex-col gap-4 px-4 md:px-6">
        <Skeleton className="h-10 rounded-md" />
        <Skeleton className="mx-auto mt-16 h-40 w-80 max-w-full rounded-md" />
      </div>
    </>
  );
}
