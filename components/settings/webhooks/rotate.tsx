"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Form, useApiForm } from "@/components/forms/form";
import { type DialogProps, useRefresh } from "@/components/settings/webhooks/refresh";
import { SecretShown } from "@/components/settings/webhooks/secret-shown";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";

/** For how long the old secret signs too: as the specification says, it stops at once unless somebody asks for more. */
function Ask({ endpoint, onOpenChange, onDone }: DialogProps & { onDone: (made: WebhookEndpointWithSecret) => void }) {
  const t = useTranslations();
  const refresh = useRefresh(endpoint.id);
  const form = useApiForm({
    send: (data) =>
      turnero.webhookEndpoints.rotateSecret(endpoint.id, { overlap_seconds: Number(data.get("overlap_seconds")) }),
    onDone: (made) => {
      onDone(made);
      void refresh();
    },
  });
  return (
    <Form
      form={form}
      label={t("webhooks.rotate_ask")}
      actions={
        <DialogActions>
          <Button onClick={() => onOpenChange(false)}>{t("common.cancel")}</Button>
          <Button type="submit" look="danger" pending={form.pending}>
            {t("webhooks.rotate")}
          </Button>
        </DialogActions>
      }
    >
      <Field name="overlap_seconds" label={t("webhooks.overlap")} hint={t("webhooks.overlap_hint")}>
        <Select defaultValue="0">
          <option value="0">{t("webhooks.overlap_none")}</option>
          <option value="3600">{t("webhooks.overlap_hour")}</option>
          <option value="86400">{t("webhooks.overlap_day")}</option>
          <option value="604800">{t("webhooks.overlap_week")}</option>
        </Select>
      </Field>
    </Form>
  );
}

/** Asks for how long the secrets overlap, then shows the new one, this once. */
export function Rotate({ endpoint, onOpenChange }: DialogProps) {
  const t = useTranslations("webhooks");
  const [made, setMade] = useState<WebhookEndpointWithSecret | null>(null);
  if (made)
    return (
      <Dialog wide kept open onOpenChange={onOpenChange} title={t("rotated")}>
        <SecretShown made={made} />
      </Dialog>
    );
  return (
    <Dialog open onOpenChange={onOpenChange} title={t("rotate_ask")} description={t("rotate_text")}>
      <Ask endpoint={endpoint} onOpenChange={onOpenChange} onDone={setMade} />
    </Dialog>
  );
}
