"use client";

import { BellOff, Building2, Languages, Mail, MapPin, Phone } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { channelIcons } from "@/components/channels/channel-icons";
import { localeName } from "@/components/locales";
import { cx, thumb } from "@/components/ui/classes";
import { CopyButton } from "@/components/ui/copy";
import { When } from "@/components/ui/time";
import { showPhone } from "@/lib/core/phone/phone";
import type { Customer } from "@/lib/domains/customers/schema";

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-3 md:min-h-8">
      <dt className="flex w-6 shrink-0 items-center text-ink-faint">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="flex min-w-0 flex-1 items-center gap-1">{children}</dd>
    </div>
  );
}

const iconClass = "size-4";
const linkClass = cx(thumb, "min-w-0 truncate underline-offset-4 hover:underline");

/** How a customer is reached, and what else is known of them. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const t = useTranslations("customers");
  const { phone, email, company, locale, address, identities, notices_stopped_at: stopped } = customer;
  return (
    <dl>
      <Fact icon={<Phone aria-hidden className={iconClass} />} name={t("phone")}>
        {phone ? (
          <>
            <a href={`tel:${phone}`} className={`${linkClass} tabular-nums`}>
              {showPhone(phone)}
            </a>
            <CopyButton text={phone} />
          </>
        ) : (
          <span className="text-ink-faint">{t("no_phone")}</span>
        )}
      </Fact>
      {email && (
        <Fact icon={<Mail aria-hidden className={iconClass} />} name={t("email")}>
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
          <CopyButton text={email} />
        </Fact>
      )}
      {company && (
        <Fact icon={<Building2 aria-hidden className={iconClass} />} name={t("company")}>
          {company}
        </Fact>
      )}
      {address?.formatted && (
        <Fact icon={<MapPin aria-hidden className={iconClass} />} name={t("address")}>
          {address.formatted}
        </Fact>
      )}
      {locale && (
        <Fact icon={<Languages aria-hidden className={iconClass} />} name={t("language")}>
          {localeName(locale)}
        </Fact>
      )}
      {stopped && (
        <Fact icon={<BellOff aria-hidden className={iconClass} />} name={t("notices.title")}>
          <span className="text-ink-soft">
            {t.rich("notices.stopped_since", { when: () => <When at={stopped} inside /> })}
          </span>
        </Fact>
      )}
      {identities.map(({ channel, external_id, display_name }) => {
        const Icon = channelIcons[channel];
        return (
          <Fact
            key={`${channel} ${external_id}`}
            icon={<Icon aria-hidden className={iconClass} />}
            name={t(`channels.${channel}`)}
          >
            <span className="min-w-0 truncate">{display_name ?? external_id}</span>
            <span className="shrink-0 text-ink-faint text-sm">{t(`channels.${channel}`)}</span>
          </Fact>
        );
      })}
    </dl>
  );
}
