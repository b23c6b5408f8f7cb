import { queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import type { TemplateList, WhatsAppTemplate } from "@/lib/domains/channels/whatsapp/templates/schema";

export type Templates = Omit<TemplateList, "next_cursor">;

/** The whole list, with its status. */
export const templateList = queryOptions({
  queryKey: ["channels", { templates: true }],
  queryFn: async ({ signal }): Promise<Templates> => {
    const data: WhatsAppTemplate[] = [];
    for (let cursor: string | null = ""; ; ) {
      const page: TemplateList = await turnero.channels.whatsapp.templates.list(
        { limit: 200, ...(cursor && { cursor }) },
        { signal },
      );
      data.push(...page.data);
      cursor = page.next_cursor;
      if (cursor === null) return { data, connected: page.connected, read_at: page.read_at, trouble: page.trouble };
    }
  },
});
