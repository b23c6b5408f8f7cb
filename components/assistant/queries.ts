import { queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import type { Language } from "@/lib/core/vocabulary";

export const setupPlan = () =>
  queryOptions({
    queryKey: ["setup_plans"],
    queryFn: ({ signal }) => turnero.assistant.plan.get({ signal }),
  });

export const setupConversation = (language: Language) =>
  queryOptions({
    queryKey: ["setup_plans", { language }],
    queryFn: ({ signal }) => turnero.assistant.messages.list({ language, limit: 200 }, { signal }),
  });
