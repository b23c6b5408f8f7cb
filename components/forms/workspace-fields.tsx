"use client";

import { useState } from "react";
import { currencyOf, ZoneSelect } from "@/components/forms/choices/zone-select";
import { textOf } from "@/components/forms/form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Workspace } from "@/lib/domains/workspaces/schema";

/** What the fields say, as the API takes it. */
export const workspaceOf = (data: FormData, locale: string) => ({
  name: textOf(data, "workspace") ?? "",
  timezone: textOf(data, "timezone") ?? "",
  currency: textOf(data, "currency") as Workspace["currency"],
  locale,
});

/** The first facts of a workspace: its name, where it is, what it is paid in. */
export function WorkspaceFields({
  at = "#",
  words,
  currencies,
  zone: here,
  currency,
}: {
  /** The workspace's pointer in the request body. */
  at?: string;
  words: { name: string; hint?: string; zone: string; currency: string };
  currencies: readonly string[];
  zone: string;
  /** Without one it goes by the zone. */
  currency?: string;
}) {
  const [zone, setZone] = useState<string | null>(null);
  const [chosen, setChosen] = useState(currency ?? null);
  return (
    <>
      <Field name="workspace" pointer={`${at}/name`} label={words.name} {...(words.hint ? { hint: words.hint } : {})}>
        <Input autoComplete="organization" required />
      </Field>
      <div className="grid grid-cols-[1fr_112px] gap-3">
        <Field name="timezone" pointer={`${at}/timezone`} label={words.zone}>
          <ZoneSelect value={zone ?? here} onChoose={setZone} />
        </Field>
        <Field name="currency" pointer={`${at}/currency`} label={words.currency}>
          <Select value={chosen ?? currencyOf(zone ?? here)} onChange={({ target }) => setChosen(target.value)}>
            {currencies.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}
