"use client";

import dynamic from "next/dynamic";
import { createContext, type ReactNode, useContext, useState } from "react";
import type { MessageFile } from "@/clients/typescript/src/client";

const Lightbox = dynamic(() => import("@/components/conversations/thread/lightbox"), { ssr: false });

const ShowContext = createContext<(file: MessageFile) => void>(() => {});

/** Shows a picture whole. */
export const useShowPicture = (): ((file: MessageFile) => void) => useContext(ShowContext);

/** One place for all pictures of a conversation: what is open stays open while its message is stored or renewed. */
export function Pictures({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<MessageFile | null>(null);
  return (
    <ShowContext value={setShown}>
      {children}
      {shown && <Lightbox file={shown} onClose={() => setShown(null)} />}
    </ShowContext>
  );
}
