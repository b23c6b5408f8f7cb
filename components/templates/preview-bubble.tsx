import { useTranslations } from "next-intl";
import { filledBody } from "@/components/templates/preview";
import type { WhatsAppTemplate } from "@/lib/domains/channels/whatsapp/templates/schema";

type Shown = Pick<WhatsAppTemplate, "header" | "body" | "footer" | "variables">;

/** The message as the customer will read it. */
export function PreviewBubble({ template, values }: { template: Shown; values: readonly string[] }) {
  const t = useTranslations("templates");
  const { header, body, footer, variables } = template;
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="font-medium text-sm">{t("preview")}</figcaption>
      <div aria-live="polite" className="rounded-md border border-line bg-well px-3 py-2 [overflow-wrap:anywhere]">
        {header && <p className="font-semibold">{header}</p>}
        <p className="whitespace-pre-wrap">{filledBody(body, variables, values) || t("preview_empty")}</p>
        {footer && <p className="mt-1 text-ink-faint text-sm">{footer}</p>}
      </div>
    </figure>
  );
}
