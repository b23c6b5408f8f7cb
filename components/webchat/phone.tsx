import { useState } from "react";
import { isPasted, sentPhone, settlePhone, typedPhone } from "@/components/forms/phone/typed-phone";
import { useFrame } from "@/components/webchat/context";
import { Field } from "@/components/webchat/line";
import { callingCodeOf, countries } from "@/lib/core/phone/phone";

/** As many as are found without a search; a number of any other country is written with its calling code. */
const mostOffered = 10;

/** A phone with its country; the form gets it in international form as `phone`. */
export function Phone({ fault }: { fault: string | undefined }) {
  const { config, language, say } = useFrame();
  const [typed, setTyped] = useState(() => typedPhone("", config.country));
  const names = new Intl.DisplayNames(language, { type: "region" });
  const near = [...new Set([config.country, ...countries])].slice(0, mostOffered);
  const offered = [...new Set([...near, typed.country])];
  return (
    <Field label={say("phone")} fault={fault}>
      {(control) => (
        <div className="wc-phone">
          <select
            className="wc-input"
            aria-label={say("country")}
            value={typed.country}
            onChange={({ currentTarget }) => setTyped(settlePhone({ ...typed, country: currentTarget.value }))}
          >
            {offered.map((country) => (
              <option key={country} value={country}>
                {`${names.of(country)} +${callingCodeOf(country)}`}
              </option>
            ))}
          </select>
          <input type="hidden" name="phone" value={sentPhone(typed)} />
          <input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            value={typed.text}
            onChange={({ currentTarget: { value: text } }) => {
              const next = { ...typed, text };
              setTyped(isPasted(typed.text, text) ? settlePhone(next) : next);
            }}
            onBlur={() => setTyped(settlePhone(typed))}
          />
        </div>
      )}
    </Field>
  );
}
