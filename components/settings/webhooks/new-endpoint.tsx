"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { EndpointFields } from "@/components/settings/webhooks/endpoint-fields";
import { filtersIn } from "@/components/settings/webhooks/filters";
import { endpointList } from "@/components/settings/webhooks/queries";
import { SecretShown } from "@/components/settings/webhooks/secret-shown";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import type { WebhookType } from "@/lib/core/events";
import type { WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";

function Ask({ onDone }: { onDone: (made: WebhookEndpointWithSecret) => void }) {
  const t = useTranslations("webhooks");
  const queries = useQueryClient();
  const form = useApiForm({
    send: (data) =>
      turnero.webhookEndpoints.create({
        url: textOf(data, "url") ?? "",
        events: data.getAll("events") as WebhookType[],
        filters: filtersIn(data),
      }),
    onDone: (made) => {
      void queries.invalidateQueries({ queryKey: endpointList.queryKey });
      onDone(made);
    },
  });
  return (
    <Form
      form={form}
      label={t("new")}
      actions={
        <DialogActions>
          <Button type="submit" look="primary" pending={form.pending}>
            {t("create")}
          </Button>
        </DialogActions>
      }
    >
      <EndpointFields />
    </Form>
  );
}

export function NewEndpoint() {
  const t = useTranslations("webhooks");
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<WebhookEndpointWithSecret | null>(null);
  return (
    <Dialog
      wide
      kept={made !== null}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) setMade(null);
      }}
      title={made ? t("made") : t("new")}
      trigger={
        <Button look="primary">
          <Plus aria-hidden className="size-4" />
          {t("new")}
        </Button>
      }
    >
      {made ? <SecretShown made={made} /> : <Ask onDone={setMade} />}
    </Dialog>
  );
}
