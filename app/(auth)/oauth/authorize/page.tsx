import { Unplug } from "lucide-react";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AuthTitle } from "@/components/auth/auth-title";
import { Consent } from "@/components/auth/consent";
import { EmptyState, Notice } from "@/components/ui/states";
import { TextLink } from "@/components/ui/text-link";
import { liveActor } from "@/lib/api/access/session";
import { load } from "@/lib/api/execute";
import { type Query, readAuthorization } from "@/lib/api/oauth/authorization";
import { asMember } from "@/lib/core/actor";
import { scopes, scopesOf } from "@/lib/core/scopes";
import { listWorkspaces } from "@/lib/domains/workspaces/operations";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("auth"))("consent_title"),
  // The address has what the agent asked with; no other site is told.
  referrer: "no-referrer",
});

const addressOf = (query: Query): string => {
  const all = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  return `/oauth/authorize?${new URLSearchParams(all)}`;
};

/** Where a member allows an agent what it asks for (OAuth 2.1). */
export default async function AuthorizePage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const asked = await readAuthorization(query);
  const t = await getTranslations("auth");
  if (asked.kind === "unknown")
    return (
      <EmptyState alone icon={Unplug} title={t("consent_unknown_title")}>
        {t("consent_unknown_text")}
      </EmptyState>
    );
  // Agents work in live workspaces, also where the dashboard is in test mode.
  const actor = await liveActor((await headers()).get("cookie"));
  if (!actor) redirect(`/sign-in?next=${encodeURIComponent(addressOf(query))}`);
  if (asked.kind === "wrong")
    return (
      <>
        <AuthTitle title={t("consent_wrong_title", { agent: asked.client })}>{t("consent_wrong_text")}</AuthTitle>
        <Notice tone="trouble">{asked.detail}</Notice>
        <p className="mt-6 text-center">
          <TextLink href={asked.back}>{t("consent_back", { agent: asked.client })}</TextLink>
        </p>
      </>
    );
  const words = await getTranslations("settings");
  const { data: workspaces } = await load(listWorkspaces, actor, { query: { limit: "200" } });
  const { client, redirect_uri, code_challenge, state, refuse } = asked;
  return (
    <Consent
      client={client}
      me={asMember(actor).email}
      workspaces={workspaces.map(({ id, name, role, current }) => ({ id, name, current, scopes: [...scopesOf(role)] }))}
      scopes={scopes.map((scope) => ({
        scope,
        words: words(`scope.${scope.replace(":", "_") as "slots_read"}`),
        asked: asked.scopes.length === 0 ? scope.endsWith(":read") : asked.scopes.includes(scope),
      }))}
      request={{ client_id: client.id, redirect_uri, code_challenge, ...(state === null ? {} : { state }) }}
      refuse={refuse}
    />
  );
}
