"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PageService } from "@/clients/typescript/src/client";
import { byCategory } from "@/components/booking-page/categories";
import { useCost } from "@/components/booking-page/cost";
import { matchingOptions, mostUnsearched } from "@/components/forms/choices/matching-options";
import { SearchInput } from "@/components/ui/input";

/** "1 h 30 min" of 90. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations("booking");
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return t("minutes", { rest });
    return rest === 0 ? t("hours", { hours }) : t("hours_minutes", { hours, rest });
  };
}

function Offer({ service, onChoose }: { service: PageService; onChoose: (service: PageService) => void }) {
  const t = useTranslations("booking");
  const duration = useDuration();
  const cost = useCost(service);
  const { name, description, kind, duration_minutes } = service;
  return (
    <li>
      <button
        type="button"
        onClick={() => onChoose(service)}
        className="flex w-full items-center gap-3 rounded-md border border-line bg-canvas p-4 text-left hover:border-line-control hover:bg-well"
      >
        <span className="min-w-0 flex-1">
          <span className="block break-words font-semibold text-lg">{name}</span>
          {description && (
            <span className="mt-1 block whitespace-pre-line break-words text-ink-soft">{description}</span>
          )}
          <span className="mt-2 flex flex-wrap gap-x-2 text-ink-soft text-sm">
            <span>{kind === "queue" ? t("without_time") : duration(duration_minutes)}</span>
            {cost.map((part) => (
              <span key={part}>· {part}</span>
            ))}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
      </button>
    </li>
  );
}

/** The services under their categories; many can be searched, and each of several categories is a link away. */
export function ServiceList({
  services,
  onChoose,
}: {
  services: readonly PageService[];
  onChoose: (service: PageService) => void;
}) {
  const t = useTranslations("booking");
  const [typed, setTyped] = useState("");
  if (services.length === 0) return <p className="py-8 text-ink-soft">{t("no_services")}</p>;
  const options = services.map((service) => ({ label: service.name, aside: service.description, service }));
  const found = typed.trim() ? matchingOptions(options, typed).map(({ service }) => service) : services;
  const groups = byCategory(found);
  const titled = services.some(({ category }) => category !== null);
  const title = (category: string | null) => category ?? t("other_services");
  return (
    <div className="flex flex-col gap-4">
      {services.length > mostUnsearched && (
        <SearchInput
          aria-label={t("search_services")}
          placeholder={t("search_services")}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {titled && groups.length > 1 && (
        <nav aria-label={t("categories")} className="flex flex-wrap gap-2">
          {groups.map(({ category }, place) => (
            <a
              key={category ?? ""}
              href={`#category-${place + 1}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line-control bg-canvas px-4 hover:bg-well md:min-h-9"
            >
              {title(category)}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ category, services: own }, place) => (
        <div key={category ?? ""} className="mb-2 flex flex-col gap-2">
          {titled && (
            <h3 id={`category-${place + 1}`} className="scroll-mt-4 font-semibold text-ink-soft">
              {title(category)}
            </h3>
          )}
          <ul className="flex flex-col gap-2">
            {own.map((service) => (
              <Offer key={service.id} service={service} onChoose={onChoose} />
            ))}
          </ul>
        </div>
      ))}
      <p role="status" className={found.length > 0 ? "sr-only" : "py-4 text-ink-soft"}>
        {typed.trim() && t("services_found", { count: found.length })}
      </p>
    </div>
  );
}
