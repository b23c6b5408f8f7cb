"use client";

import { Bot, ShieldAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { turnero } from "@/components/api";
import { AuthTitle } from "@/components/auth/auth-title";
import { useProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { Notice } from "@/components/ui/states";
import type { ApiKey } from "@/lib/domains/api-keys/schema";

type Scope = ApiKey["scopes"][number];
type Workspace = { id: string; name: string; current: boolean; scopes: Scope[] };
type Asked = { scope: Scope; words: string; asked: boolean };

type Props = {
  client: { name: string; site: string | null };
  /** The e-mail address of who is signed in. */
  me: string;
  workspaces: readonly Workspace[];
  scopes: readonly Asked[];
  request: { client_id: string; redirect_uri: string; code_challenge: string; state?: string };
  /** Where the browser goes when the member says no. */
  refuse: string;
};

/** The scopes that the agent asked for come first; the others may be added. */
function Scopes({
  offered,
  chosen,
  own,
  set,
}: {
  offered: readonly Asked[];
  chosen: ReadonlySet<Scope>;
  own: readonly Scope[];
  set: (scope: Scope, on: boolean) => void;
}) {
  const t = useTranslations("auth");
  return offered.map(({ scope, words }) => {
    const mine = own.includes(scope);
    return (
      <Checkbox
        key={scope}
        checked={mine && chosen.has(scope)}
        disabled={!mine}
        onCheckedChange={(on) => set(scope, on)}
        label={words}
        hint={mine ? <code className="font-mono text-xs">{scope}</code> : t("consent_not_yours")}
      />
    );
  });
}

/** What an agent asks for, and the member's yes or no. */
export function Consent({ client, me, workspaces, scopes, request, refuse }: Props) {
  const t = useTranslations("auth");
  const problemWords = useProblemWords();
  const workspaceField = useId();
  const [at, setAt] = useState(() => (workspaces.find(({ current }) => current) ?? workspaces[0])?.id ?? "");
  const [chosen, choose] = useState<ReadonlySet<Scope>>(
    () => new Set(scopes.flatMap((each) => (each.asked ? each.scope : []))),
  );
  const [state, setState] = useState<"asking" | "sending" | "gone">("asking");
  const [error, setError] = useState<unknown>(null);
  const own = workspaces.find(({ id }) => id === at)?.scopes ?? [];
  const given = own.filter((scope) => chosen.has(scope));
  const set = (scope: Scope, on: boolean) =>
    choose((before) => new Set(on ? [...before, scope] : [...before].filter((each) => each !== scope)));
  const allow = async () => {
    setState("sending");
    setError(null);
    try {
      const headers = { "x-workspace-id": at };
      const { redirect_to } = await turnero.agentGrants.create({ ...request, scopes: given }, { headers });
      setState("gone");
      window.location.assign(redirect_to);
    } catch (failure) {
      setError(failure);
      setState("asking");
    }
  };
  if (state === "gone")
    return (
      <div role="status">
        <AuthTitle title={t("consent_done_title", { agent: client.name })}>{t("consent_done_text")}</AuthTitle>
      </div>
    );
  const offered = [scopes.filter(({ asked }) => asked), scopes.filter(({ asked }) => !asked)] as const;
  return (
    <>
      <span className="mb-4 flex size-10 items-center justify-center rounded-md border border-line bg-well text-ink-soft">
        <Bot aria-hidden className="size-5" />
      </span>
      <AuthTitle title={t("consent_ask", { agent: client.name })}>{t("consent_as", { email: me })}</AuthTitle>
      <div className="flex flex-col gap-5">
        <p className="flex items-start gap-2 text-ink-soft text-sm">
          <ShieldAlert aria-hidden className="mt-[2px] size-4 shrink-0" />
          <span>
            {client.site === null
              ? t("consent_here")
              : t.rich("consent_site", { site: () => <strong className="break-all text-ink">{client.site}</strong> })}
          </span>
        </p>
        <div className="flex flex-col gap-1">
          <label htmlFor={workspaceField} className="font-medium text-sm">
            {t("consent_workspace")}
          </label>
          <Select id={workspaceField} value={at} onChange={({ target }) => setAt(target.value)}>
            {workspaces.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <fieldset>
          <legend className="mb-1 font-medium text-sm">{t("consent_may")}</legend>
          <Scopes offered={offered[0]} chosen={chosen} own={own} set={set} />
          {offered[1].length > 0 && (
            <details className="mt-1">
              <summary className="min-h-11 cursor-pointer content-center text-accent-text text-sm md:min-h-8">
                {t("consent_more")}
              </summary>
              <Scopes offered={offered[1]} chosen={chosen} own={own} set={set} />
            </details>
          )}
        </fieldset>
        {given.length === 0 && <p className="text-ink-soft text-sm">{t("consent_none")}</p>}
        {error !== null && <Notice tone="trouble">{problemWords(error)}</Notice>}
        <div className="flex flex-col gap-2">
          <Button look="primary" pending={state === "sending"} disabled={given.length === 0} onClick={allow}>
            {t("consent_allow")}
          </Button>
          <Button onClick={() => window.location.assign(refuse)}>{t("consent_refuse")}</Button>
        </div>
        <p className="text-ink-soft text-sm">{t("consent_revocable")}</p>
      </div>
    </>
  );
}
