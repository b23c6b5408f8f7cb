import { MapPin } from "lucide-react";
import type { PageAddress, PublicPage } from "@/clients/typescript/src/client";
import { pictureOf } from "@/components/booking-page/picture-of";
import { cx } from "@/components/ui/classes";
import { mapOf } from "@/components/ui/map-address";

/** What is only for the first step: once a service is chosen, the times stand at the top. */
export const onlyAtFirst = "group-has-[[data-begun]]/page:hidden";

const size = { width: 1280, height: 427 };

export function Cover({ page }: { page: PublicPage }) {
  if (!page.cover_id) return null;
  return (
    <picture className={`mx-auto block w-full max-w-[640px] md:px-4 md:pt-6 ${onlyAtFirst}`}>
      <img
        alt=""
        src={pictureOf(page.slug, page.cover_id)}
        {...size}
        loading="lazy"
        decoding="async"
        className="aspect-[3/1] w-full bg-well object-cover md:rounded-md"
      />
    </picture>
  );
}

export function Logo({ page }: { page: Pick<PublicPage, "slug" | "logo_id"> }) {
  if (!page.logo_id) return null;
  return (
    <picture className="contents">
      <img
        alt=""
        src={pictureOf(page.slug, page.logo_id)}
        width={56}
        height={56}
        loading="lazy"
        decoding="async"
        className="size-14 shrink-0 rounded-md border border-line bg-canvas object-contain"
      />
    </picture>
  );
}

/** A place by its words, linked to a map. */
export const MapLink = ({ place, label, className }: { place: PageAddress; label: string; className?: string }) => (
  <a
    href={mapOf(place)}
    target="_blank"
    rel="noopener noreferrer"
    className={cx("min-w-0 break-words underline underline-offset-4", className)}
  >
    {place.formatted ?? label}
    {place.formatted && <span className="sr-only"> ({label})</span>}
  </a>
);

/** What the business says of itself, and the way to it. */
export function About({ page, mapLabel }: { page: PublicPage; mapLabel: string }) {
  const { text, address } = page;
  if (!text && !address) return null;
  return (
    <div className={`mb-6 flex flex-col gap-2 text-ink-soft ${onlyAtFirst}`}>
      {text && <p className="whitespace-pre-line break-words">{text}</p>}
      {address && (
        <p className="flex items-center gap-2">
          <MapPin aria-hidden className="size-4 shrink-0" />
          <MapLink place={address} label={mapLabel} className="py-3" />
        </p>
      )}
    </div>
  );
}
