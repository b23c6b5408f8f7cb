"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useFaults } from "@/components/forms/faults";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { ApiKey } from "@/lib/domains/api-keys/schema";

type Scope = ApiKey["scopes"][number];

const pointer = "#/scopes";

/** What a key may do, scope by scope, with what each one opens in words. */
export function ScopeChoice({ scopes }: { scopes: readonly Scope[] }) {
  const t = useTranslations("settings");
  const [chosen, setChosen] = useState<ReadonlySet<Scope>>(new Set(scopes));
  const { faultAt, claim } = useFaults();
  useEffect(() => claim(pointer), [claim]);
  const fault = faultAt(pointer, "scopes");
  const set = (scope: Scope, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(scope);
    else next.delete(scope);
    setChosen(next);
  };
  const all = chosen.size === scopes.length;
  return (
    <fieldset data-pointer={pointer} {...(fault ? { "aria-describedby": "scopes-error" } : {})}>
      <div className="flex items-center justify-between">
        <legend className="float-left font-medium text-sm">{t("scopes")}</legend>
        <Button look="ghost" size="sm" onClick={() => setChosen(new Set(all ? [] : scopes))}>
          {all ? t("no_scopes") : t("all_scopes")}
        </Button>
      </div>
      <div className="grid md:grid-cols-2 md:gap-x-4">
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            value={scope}
            checked={chosen.has(scope)}
            onCheckedChange={(on) => set(scope, on === true)}
            label={t(`scope.${scope.replace(":", "_") as "slots_read"}`)}
            hint={<code className="font-mono text-xs">{scope}</code>}
          />
        ))}
      </div>
      {fault && (
        <p id="scopes-error" className="mt-1 text-sm text-trouble-text">
          {t("scopes_fault")}
        </p>
      )}
    </fieldset>
  );
}
