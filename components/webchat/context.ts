import { createContext, useContext } from "react";
import type { Chat } from "@/components/webchat/chat";
import type { WidgetClient } from "@/components/webchat/widget-client";
import type { Language, Say } from "@/components/webchat/words";
import type { WebchatConfig } from "@/lib/domains/webchat/visitors/schema";

export type Frame = { chat: Chat; client: WidgetClient; config: WebchatConfig; language: Language; say: Say };

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("This stands outside of the chat's frame.");
  return frame;
}
