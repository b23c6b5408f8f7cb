import {
  Activity,
  Bell,
  Bot,
  Building2,
  CalendarPlus,
  CodeXml,
  History,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Sparkles,
  UserRound,
  Users,
  Webhook,
} from "lucide-react";

/** The sections of the settings; those for admins are not shown to agents. */
export const sections = [
  { name: "profile", icon: UserRound, admin: false },
  { name: "notifications", icon: Bell, admin: false },
  { name: "workspace", icon: Building2, admin: false },
  { name: "booking-page", icon: CalendarPlus, admin: false },
  { name: "customer-notices", icon: MessageSquareText, admin: false },
  { name: "team", icon: Users, admin: false },
  { name: "assistant", icon: Sparkles, admin: true, href: "/assistant" },
  { name: "developers", icon: CodeXml, admin: true },
  { name: "webhooks", icon: Webhook, admin: true },
  { name: "agents", icon: Bot, admin: true },
  { name: "ai", icon: Sparkles, admin: true },
  { name: "outgoing-mail", icon: Mail, admin: true },
  { name: "audit-log", icon: History, admin: true },
  { name: "background", icon: Activity, admin: true },
] as const satisfies readonly { name: string; icon: LucideIcon; admin: boolean; href?: string }[];
