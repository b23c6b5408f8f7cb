import { Globe, type LucideIcon, MessageCircle, Send } from "lucide-react";
import type { Channel } from "@/lib/core/vocabulary";

export const channelIcons: Record<Channel, LucideIcon> = { whatsapp: MessageCircle, telegram: Send, webchat: Globe };
