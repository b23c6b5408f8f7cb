"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { sites } from "@/components/knowledge/queries";
import { Button } from "@/components/ui/button";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import type { KnowledgeSource } from "@/lib/domains/knowledge/schema";

/** "clinica.com.br" gets a scheme. */
const addressOf = (typed: string): string => (/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);

const bodyOf = (data: FormData) => {
  const typed = textOf(data, "url");
  const pages = Number(textOf(data, "max_pages") ?? 20);
  return { url: typed === null ? "" : addressOf(typed), max_pages: Number.isInteger(pages) ? pages : 0 };
};

export function SiteFields({ first }: { first?: KnowledgeSource }) {
  const t = useTranslations("knowledge");
  const faults = {
    invalid_url: t("fault.invalid_url"),
    url_not_https: t("fault.url_not_https"),
    url_not_public: t("fault.url_not_public"),
    url_userinfo: t("fault.url_userinfo"),
  };
  return (
    <>
      <Field name="url" label={t("address")} hint={t("address_hint")} faults={faults}>
        <Input inputMode="url" autoComplete="off" placeholder="https://" defaultValue={first?.url ?? ""} />
      </Field>
      <Field name="max_pages" label={t("max_pages")} hint={t("max_pages_hint")}>
        <Input type="number" min={1} max={200} defaultValue={first?.max_pages ?? 20} className="md:w-28" />
      </Field>
    </>
  );
}

export function NewSite() {
  const t = useTranslations("knowledge");
  const router = useRouter();
  const queries = useQueryClient();
  const form = useApiForm({
    send: (data) => turnero.knowledge.sources.create(bodyOf(data)),
    onDone: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: sites.queryKey, exact: true });
      router.replace(`/knowledge/${id}`, { scroll: false });
    },
  });
  return (
    <>
      <DrawerHeader title={t("add_site")} />
      <DrawerBody>
        <Form
          form={form}
          label={t("add_site")}
          className="gap-5"
          begin
          actions={
            <Button type="submit" look="primary" pending={form.pending} className="md:self-start">
              {t("read_site")}
            </Button>
          }
        >
          <SiteFields />
        </Form>
      </DrawerBody>
    </>
  );
}

export function EditSite({ first, onDone }: { first: KnowledgeSource; onDone: (after: KnowledgeSource) => void }) {
  const t = useTranslations("knowledge");
  const toast = useToast();
  const form = useApiForm({
    send: (data) => turnero.knowledge.sources.update(first.id, { ...bodyOf(data), expected_version: first.version }),
    onDone: (after) => {
      toast.done(t("changed", { title: after.title }));
      onDone(after);
    },
  });
  return (
    <Form
      form={form}
      label={t("edit_site")}
      className="gap-5"
      actions={
        <Button type="submit" pending={form.pending} className="md:self-start">
          {t("save_site")}
        </Button>
      }
    >
      <SiteFields first={first} />
    </Form>
  );
}
