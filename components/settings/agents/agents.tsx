"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { FilterSelect } from "@/components/forms/choices/filter-select";
import { Calls, type FirstCalls } from "@/components/settings/agents/calls";
import { type CallFilter, callFilter, outcomes } from "@/components/settings/agents/filter";
import { Grants } from "@/components/settings/agents/grants";
import { ScopeToolList, type ScopeTools } from "@/components/settings/agents/scope-tools";
import { setups } from "@/components/settings/agents/setups";
import { useFilterInAddress } from "@/components/settings/filter-in-address";
import type { Page } from "@/components/settings/queries";
import { Section } from "@/components/settings/section";
import { CopyBox, CopyButton } from "@/components/ui/copy";
import { Tabs } from "@/components/ui/tabs";
import { TextLink } from "@/components/ui/text-link";
import type { AgentGrant } from "@/lib/domains/agent-grants/schema";
import type { ApiKey } from "@/lib/domains/api-keys/schema";

type Keys = readonly Pick<ApiKey, "id" | "name">[];

/** Beside that for booking, which agents get without asking. */
const toolsets = ["work", "conversations", "set-up", "all"] as const;

/** A list with its name above; the list says the name itself to those who do not see it. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <p aria-hidden className="font-medium text-sm">
        {label}
      </p>
      {children}
    </div>
  );
}

function Setup({ address: plain }: { address: string }) {
  const t = useTranslations("agents");
  const [toolset, setToolset] = useState<string>();
  const [way, setWay] = useState<string>();
  const address = toolset ? `${plain}?toolsets=${toolset}` : plain;
  return (
    <Section
      title={t("connect")}
      text={t.rich("connect_text", { link: (words) => <TextLink href="/settings/developers">{words}</TextLink> })}
    >
      <div className="flex flex-col gap-4">
        <Labelled label={t("toolset")}>
          <FilterSelect
            label={t("toolset")}
            every={t("toolsets.booking")}
            className="md:max-w-[320px]"
            value={toolset}
            options={toolsets.map((name) => [name, t(`toolsets.${name}`)])}
            onChoose={setToolset}
          />
        </Labelled>
        <Labelled label={t("way")}>
          <FilterSelect
            label={t("way")}
            every={t("ways.oauth")}
            className="md:max-w-[320px]"
            value={way}
            options={[["key", t("ways.key")]]}
            onChoose={setWay}
          />
        </Labelled>
        <CopyBox text={address} label={t("address")} />
        <Tabs
          label={t("connect")}
          tabs={setups.map(({ key, label, file, text }) => ({
            key,
            label,
            panel: (
              <section aria-label={label} className="relative">
                <p className="mb-1 font-mono text-ink-soft text-xs">{file}</p>
                <pre className="whitespace-pre-wrap break-words rounded-md border border-line bg-well p-3 pr-12 font-mono text-xs">
                  {text(address, way === "key")}
                </pre>
                <div className="absolute top-6 right-1">
                  <CopyButton text={text(address, way === "key")} />
                </div>
              </section>
            ),
          }))}
        />
      </div>
    </Section>
  );
}

type FilterProps = { filter: CallFilter; choose: (next: CallFilter) => void; keys: Keys; tools: readonly string[] };

function Filters({ filter, choose, keys, tools }: FilterProps) {
  const t = useTranslations("agents");
  const look = "basis-[140px] md:max-w-[200px]";
  return (
    <div className="flex flex-wrap gap-2 border-line border-b p-3 md:px-4">
      <FilterSelect
        label={t("key")}
        every={t("every_key")}
        className={look}
        value={filter.key_id}
        options={keys.map(({ id, name }) => [id, name])}
        onChoose={(key_id) => choose(callFilter({ ...filter, key_id }))}
      />
      <FilterSelect
        label={t("tool")}
        every={t("every_tool")}
        className={look}
        value={filter.tool}
        options={tools.map((tool) => [tool, tool])}
        onChoose={(tool) => choose(callFilter({ ...filter, tool }))}
      />
      <FilterSelect
        label={t("outcome")}
        every={t("every_outcome")}
        className={look}
        value={filter.outcome}
        options={outcomes.map((outcome) => [outcome, t(`outcomes.${outcome}`)])}
        onChoose={(outcome) => choose(callFilter({ ...filter, outcome }))}
      />
    </div>
  );
}

type Props = {
  address: string;
  grants: Page<AgentGrant>;
  /** What admins see besides: everybody's calls, by key. */
  all: { keys: Keys; scopes: readonly ScopeTools[]; first: FirstCalls } | null;
};

function AllCalls({ keys, scopes, first }: NonNullable<Props["all"]>) {
  const t = useTranslations("agents");
  const [filter, choose] = useFilterInAddress(callFilter);
  const tools = [...new Set(scopes.flatMap((each) => each.tools.map(({ name }) => name)))].sort();
  return (
    <>
      <Section title={t("calls")} text={t("calls_text")} flush>
        <Filters filter={filter} choose={choose} keys={keys} tools={tools} />
        <Calls filter={filter} first={first} />
      </Section>
      <Section title={t("scopes")} text={t("scopes_text")} flush>
        <ScopeToolList scopes={scopes} />
      </Section>
    </>
  );
}

/** The agent tool server: how to reach it, who is connected, what it opens, and what was done through it. */
export function Agents({ address, grants, all }: Props) {
  return (
    <>
      <Setup address={address} />
      <Grants first={grants} />
      {all && <AllCalls {...all} />}
    </>
  );
}
