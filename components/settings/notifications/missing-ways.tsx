"use client";

import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MemberNoticeWays } from "@/clients/typescript/src/client";
import { useShell } from "@/components/shell/shell-state";
import { TextLink } from "@/components/ui/text-link";
import { type MemberWay, memberChannels } from "@/lib/core/vocabulary";

/** In the order of the screen. */
export const waysInOrder = ["push", "email", ...memberChannels] as const satisfies readonly MemberWay[];

export const missingWays = (known: MemberNoticeWays): MemberWay[] =>
  waysInOrder.filter((way) => known[way] !== "ready");

/** Where each is set up: by oneself on this page, or for everybody by an admin. */
function placeOf(way: MemberWay, state: MemberNoticeWays[MemberWay]): string | undefined {
  if (way === "push") return state === "not_linked" ? "#this-device" : undefined;
  if (way === "email") return state === "not_set_up" ? "/settings/outgoing-mail" : undefined;
  return state === "not_linked" ? `#my-${way}` : "/channels";
}

/** The ways whose switches do nothing yet, and what to do about it. `idOf`: by which a switch names its hint. */
export function MissingWays({ known, idOf }: { known: MemberNoticeWays; idOf: (way: MemberWay) => string }) {
  const t = useTranslations("settings");
  const isAdmin = useShell().member.role !== "agent";
  const missing = missingWays(known);
  if (missing.length === 0) return null;
  return (
    <ul
      aria-label={t("missing_ways")}
      className="flex flex-col gap-2 border-line border-b bg-held-soft px-4 py-3 md:px-5"
    >
      {missing.map((way) => {
        const state = known[way] as "not_set_up";
        const place = placeOf(way, state);
        const mine = place?.startsWith("#");
        return (
          <li key={way} className="flex items-start gap-2 text-held-text text-sm">
            <TriangleAlert aria-hidden className="mt-[3px] size-[14px] shrink-0" />
            <p>
              <span id={idOf(way)}>{t(`way_missing.${way}.${state}` as "way_missing.email.not_set_up")}</span>{" "}
              {place && (mine || isAdmin) ? (
                <TextLink href={place}>
                  {t(`way_missing.${way}.link_${state}` as "way_missing.email.link_not_set_up")}
                </TextLink>
              ) : (
                t("way_missing.ask_admin")
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
