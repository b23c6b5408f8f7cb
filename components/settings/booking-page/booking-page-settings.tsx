"use client";

import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { OriginFields, originRow, originsIn } from "@/components/forms/origin-fields";
import { pictureBody } from "@/components/forms/pictures/picture-file";
import { OnYourSite } from "@/components/settings/booking-page/on-your-site";
import { PictureFields, type Pictures } from "@/components/settings/booking-page/pictures";
import { Section } from "@/components/settings/section";
import { Button, buttonClass } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyBox } from "@/components/ui/copy";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { HostedPage } from "@/lib/domains/booking-page/schema";

type Named = { id: string; name: string };

function ServiceChoice({
  services,
  chosen,
  onChange,
}: {
  services: readonly Named[];
  chosen: readonly string[] | null;
  onChange: (ids: string[] | null) => void;
}) {
  const t = useTranslations("settings.booking_page");
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 font-medium text-sm">{t("services")}</legend>
      <Checkbox
        label={t("all")}
        checked={chosen === null}
        onCheckedChange={(all) => onChange(all ? null : services.map(({ id }) => id))}
      />
      {chosen !== null &&
        services.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            className="pl-7"
            checked={chosen.includes(id)}
            onCheckedChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />
        ))}
      {chosen?.length === 0 && <p className="text-held-text text-sm">{t("none_chosen")}</p>}
    </fieldset>
  );
}

/** A typed address has no coordinates; one that was not changed keeps its own. */
const addressIn = (typed: string | null, { address }: HostedPage): HostedPage["address"] =>
  typed === (address?.formatted ?? null) ? address : typed === null ? null : { formatted: typed, lat: null, lng: null };

/** The URL of the page, and its content. */
export function BookingPageSettings({
  first,
  services,
  editable,
}: {
  first: HostedPage;
  services: readonly Named[];
  editable: boolean;
}) {
  const t = useTranslations("settings");
  const optional = useTranslations("common")("optional");
  const toast = useToast();
  const [saved, setSaved] = useState(first);
  const [enabled, setEnabled] = useState(first.enabled);
  const [chosen, setChosen] = useState<string[] | null>(first.service_ids);
  const [pictures, setPictures] = useState<Pictures>({});
  const [origins, setOrigins] = useState(() => first.allowed_origins.map(originRow));
  const form = useApiForm({
    send: (data) =>
      turnero.bookingPage.update({
        enabled,
        headline: textOf(data, "headline"),
        text: textOf(data, "text"),
        service_ids: chosen,
        address: addressIn(textOf(data, "address"), saved),
        policy: textOf(data, "policy"),
        logo: pictureBody(pictures.logo),
        cover: pictureBody(pictures.cover),
        allowed_origins: originsIn(origins),
      }),
    onDone: (page) => {
      setSaved(page);
      setPictures({});
      toast.done(t("saved"));
    },
  });
  return (
    <>
      <Section title={t("booking_page.address")} text={t("booking_page.address_text")}>
        <div className="flex flex-col gap-3">
          <CopyBox text={saved.url} label={t("booking_page.address")} />
          {saved.enabled ? (
            <a
              href={new URL(saved.url).pathname}
              target="_blank"
              rel="noreferrer"
              className={`${buttonClass()} md:self-start`}
            >
              <ExternalLink aria-hidden className="size-4" />
              {t("booking_page.preview")}
            </a>
          ) : (
            <Notice>{t("booking_page.off")}</Notice>
          )}
        </div>
      </Section>
      <Section title={t("sections.booking-page")} text={t("booking_page.text")}>
        <Form
          form={form}
          label={t("sections.booking-page")}
          actions={
            editable ? (
              <Button
                type="submit"
                look="primary"
                pending={form.pending}
                disabled={chosen?.length === 0}
                className="md:self-start"
              >
                {t("booking_page.save")}
              </Button>
            ) : (
              <Notice>{t("admins_only")}</Notice>
            )
          }
        >
          <fieldset disabled={!editable} className="flex flex-col gap-4">
            <Checkbox
              label={t("booking_page.on")}
              hint={t("booking_page.on_hint")}
              checked={enabled}
              onCheckedChange={(on) => setEnabled(on)}
            />
            <Field name="headline" label={t("booking_page.headline")} hint={t("booking_page.headline_hint")}>
              <Input defaultValue={first.headline ?? ""} maxLength={120} />
            </Field>
            <Field name="text" label={t("booking_page.words")}>
              <TextArea defaultValue={first.text ?? ""} maxLength={1000} />
            </Field>
            <PictureFields
              saved={saved}
              pictures={pictures}
              onChange={(change) => setPictures((now) => ({ ...now, ...change }))}
            />
            <Field
              name="address"
              pointer="#/address/formatted"
              label={t("booking_page.place")}
              optional={optional}
              hint={t("booking_page.place_hint")}
            >
              <Input defaultValue={first.address?.formatted ?? ""} maxLength={500} autoComplete="street-address" />
            </Field>
            <Field
              name="policy"
              label={t("booking_page.policy")}
              optional={optional}
              hint={t("booking_page.policy_hint")}
            >
              <TextArea defaultValue={first.policy ?? ""} maxLength={2000} />
            </Field>
            <ServiceChoice services={services} chosen={chosen} onChange={setChosen} />
            <fieldset className="flex flex-col gap-2">
              <legend className="mb-1 font-medium text-sm">{t("booking_page.origins")}</legend>
              <OriginFields origins={origins} none={t("booking_page.no_origins")} onChange={setOrigins} />
            </fieldset>
          </fieldset>
        </Form>
      </Section>
      <OnYourSite page={saved} />
    </>
  );
}
