"use client";

import { useTranslations } from "next-intl";
import { calendarKeys } from "@/components/shell/calendar-keys";
import { useShell } from "@/components/shell/shell-state";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { TextLink } from "@/components/ui/text-link";

const everywhere = [
  { keys: "mod+k", name: "palette" },
  { keys: "/", name: "find" },
  { keys: "[", name: "rail" },
  { keys: "mod+z", name: "undo" },
  { keys: "mod+enter", name: "submit" },
  { keys: "?", name: "help" },
] as const;

const inLists = [
  { keys: "j", name: "down" },
  { keys: "k", name: "up" },
  { keys: "enter", name: "open" },
  { keys: "esc", name: "close" },
] as const;

const inCustomer = [{ keys: "n", name: "book" }] as const;

const inConversation = [{ keys: "alt+p", name: "note" }] as const;

const inWork = [
  { keys: "x", name: "choose" },
  { keys: "t", name: "take" },
  { keys: "d", name: "done" },
  { keys: "space", name: "lift" },
] as const;

function Group({ title, rows }: { title: string; rows: readonly { keys: string; label: string }[] }) {
  return (
    <section>
      <h3 className="mb-2 font-medium text-ink-faint text-sm">{title}</h3>
      <dl>
        {rows.map(({ keys, label }) => (
          <div key={keys} className="flex h-8 items-center justify-between gap-4">
            <dt>{label}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What `?` shows. */
export default function KeysHelp({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const t = useTranslations("shell");
  const { areas } = useShell();
  return (
    <Dialog open onOpenChange={onOpenChange} title={t("keys")} wide>
      <div className="grid gap-6 md:grid-cols-2 md:gap-10">
        <Group
          title={t("keys_everywhere")}
          rows={everywhere.map(({ keys, name }) => ({ keys, label: t(`key.${name}`) }))}
        />
        <Group title={t("keys_lists")} rows={inLists.map(({ keys, name }) => ({ keys, label: t(`key.${name}`) }))} />
        <Group
          title={t("keys_calendar")}
          rows={calendarKeys.map(({ keys, name }) => ({ keys, label: t(`calendar_key.${name}`) }))}
        />
        <Group
          title={t("keys_customer")}
          rows={inCustomer.map(({ keys, name }) => ({ keys, label: t(`customer_key.${name}`) }))}
        />
        <Group
          title={t("keys_conversation")}
          rows={inConversation.map(({ keys, name }) => ({ keys, label: t(`conversation_key.${name}`) }))}
        />
        <Group title={t("keys_work")} rows={inWork.map(({ keys, name }) => ({ keys, label: t(`work_key.${name}`) }))} />
        <Group title={t("go_to")} rows={areas.map(({ keys, name }) => ({ keys, label: t(`areas.${name}`) }))} />
      </div>
      <p className="mt-6">
        <TextLink href="/help/keyboard">{t("keys_more")}</TextLink>
      </p>
    </Dialog>
  );
}
