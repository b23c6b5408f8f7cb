import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { kindOfMember, requireMember } from "@/app/(dashboard)/member";
import { savePreference } from "@/app/preferences";
import { Spoken } from "@/app/spoken";
import { Live } from "@/components/live";
import { Providers } from "@/components/providers";
import { AiTrouble } from "@/components/shell/ai-trouble";
import { Shell } from "@/components/shell/shell";
import { WebhookTrouble } from "@/components/shell/webhook-trouble";
import { load } from "@/lib/api/execute";
import { homeCountry } from "@/lib/core/phone/workspace-phone";
import { inWorldOf } from "@/lib/core/test-mode/twin";
import { listAiNotices } from "@/lib/domains/ai/operations";
import { isBareFor } from "@/lib/domains/assistant/read";
import { presentPlace } from "@/lib/domains/live/stream";
import { listWebhookEndpoints } from "@/lib/domains/webhooks/operations";
import { listWorkspaces } from "@/lib/domains/workspaces/operations";

export const metadata: Metadata = { manifest: "/app.webmanifest" };

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { actor, member } = await requireMember();
  const mayMend = actor.scopes.has("webhooks:manage");
  const [place, workspaces, endpoints, notices, bare, kind, jar, locale] = await Promise.all([
    inWorldOf(actor, () => presentPlace(actor)),
    load(listWorkspaces, actor, { query: { limit: "100" } }),
    mayMend ? load(listWebhookEndpoints, actor) : null,
    mayMend ? load(listAiNotices, actor) : null,
    actor.scopes.has("config:write") && inWorldOf(actor, () => isBareFor(actor)),
    kindOfMember(),
    cookies(),
    getLocale(),
  ]);
  const theme = jar.get("theme")?.value;
  return (
    <Spoken areas={["common", "shell"]} timeZone={actor.project.timezone}>
      <Providers key={actor.project.id} workspace={actor.project.id} country={homeCountry(actor.project)}>
        <Live from={place}>
          <Shell
            member={{ name: member.name, email: member.email, role: member.role, kind }}
            workspace={{ id: actor.project.id, name: actor.project.name, bare }}
            workspaces={workspaces.data.map(({ id, name }) => ({ id, name }))}
            theme={theme === "light" || theme === "dark" ? theme : "system"}
            locale={locale}
            test={actor.twin !== undefined}
            folded={jar.get("rail")?.value === "folded"}
            save={savePreference}
          >
            {endpoints && <WebhookTrouble first={endpoints} />}
            {notices && <AiTrouble first={notices} />}
            {children}
          </Shell>
        </Live>
      </Providers>
    </Spoken>
  );
}
