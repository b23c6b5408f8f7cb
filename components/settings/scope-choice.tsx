"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useFaults } from "@/components/forms/faults";
import { presets } from "@/components/settings/key-presets";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { ApiKey } from "@/lib/domains/api-keys/schema";

type Scope = ApiKey["scopes"][number];

const pointer = "#/scopes";

/** What a key may do, scope by scope, with what each one opens in words. */
export function ScopeChoice({ scopes }: { scopes: readonly Scope[] }) {
  const t = useTranslations("settings");
  const [chosen, setChosen] = useState<ReadonlySet<Scope>>(() => new Set(presets(scopes)[0].scopes));
  const { faultAt, claim } = useFaults();
  useEffect(() => claim(pointer), [claim]);
  const fault = faultAt(pointer, "scopes");
  const set = (scope: Scope, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(scope);
    else next.delete(scope);
    setChosen(next);
  };
  const isChosen = (preset: readonly Scope[]) =>
    preset.length === chosen.size && preset.every((each) => chosen.has(each));
  return (
    <fieldset data-pointer={pointer} {...(fault ? { "aria-describedby": "scopes-error" } : {})}>
      <legend className="mb-1 font-medium text-sm">{t("scopes")}</legend>
      {fault && (
        <p id="scopes-error" className="mb-1 text-sm text-trouble-text">
          {t("scopes_fault")}
        </p>
      )}
      <div className="mb-1 flex flex-wrap gap-2">
        {presets(scopes).map(({ name, scopes: preset }) => (
          <Button
            key={name}
            size="sm"
            aria-pressed={isChosen(preset)}
            className={isChosen(preset) ? "bg-chosen" : ""}
            onClick={() => setChosen(new Set(preset))}
          >
            {t(`key_presets.${name}`)}
          </Button>
        ))}
      </div>
      <div className="grid md:grid-cols-2 md:gap-x-4">
        {scopes.map((scope, index) => (
          <Checkbox
            key={scope}
            // The form puts the focus on what is marked.
            {...(fault && index === 0 ? { "aria-invalid": true } : {})}
            name="scopes"
            value={scope}
            checked={chosen.has(scope)}
            onCheckedChange={(on) => set(scope, on)}
            label={t(`scope.${scope.replace(":", "_") as "slots_read"}`)}
            hint={<code className="font-mono text-xs">{scope}</code>}
          />
        ))}
      </div>
    </fieldset>
  );
}
