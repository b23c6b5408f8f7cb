import { type OriginRow, originRow, originsIn } from "@/components/forms/origin-fields";
import type { PutWebchatSiteBody, WebchatSite } from "@/lib/domains/webchat/schema";
import type { WebchatConfig } from "@/lib/domains/webchat/visitors/schema";

/** What can be changed, as the form holds it. */
export type Draft = Omit<PutWebchatSiteBody, "allowed_origins"> & { origins: OriginRow[] };

export const draftOf = (site: WebchatSite): Draft => ({
  enabled: site.key === null ? true : site.enabled,
  name: site.name,
  greeting: site.greeting,
  colors: site.colors,
  languages: site.languages,
  business_hours: site.business_hours,
  origins: site.allowed_origins.map(originRow),
});

export const bodyOf = ({ origins, ...draft }: Draft): PutWebchatSiteBody => ({
  ...draft,
  allowed_origins: originsIn(origins),
});

export const configOf = (
  draft: Draft,
  place: { timezone: string; currency: string; country: string },
): WebchatConfig => ({
  name: draft.name,
  greeting: draft.greeting,
  colors: draft.colors,
  languages: draft.languages,
  open: draft.business_hours === null,
  bot: false,
  away_message: draft.business_hours?.away_message || null,
  timezone: place.timezone,
  currency: place.currency as WebchatConfig["currency"],
  country: place.country,
});
