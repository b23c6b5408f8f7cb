import { fieldsBelow, type Parameter, type Schema, typeWords } from "@/components/docs/description";
import { Words } from "@/components/docs/markdown";
import { cx, thumbSummary } from "@/components/ui/classes";

type All = Record<string, Schema>;

const isShort = (values: readonly unknown[]): boolean => values.length > 1 && values.length <= 40;

function Facts({ name, schema, required, all }: { name: string; schema: Schema; required: boolean; all: All }) {
  const values = (schema.enum ?? []).filter((value) => value !== null);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <code className="break-all font-medium font-mono text-sm">{name}</code>
        <span className="text-ink-soft text-sm">{typeWords(schema, all)}</span>
        {required && <span className="text-held-text text-xs">required</span>}
        {schema.default !== undefined && schema.default !== null && (
          <span className="text-ink-soft text-xs">default {JSON.stringify(schema.default)}</span>
        )}
      </p>
      {schema.description && (
        <p className="text-ink-soft text-sm">
          <Words text={schema.description} />
        </p>
      )}
      {isShort(values) && (
        <p className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
          One of:
          {values.map((value) => (
            <code key={String(value)} className="font-mono">
              {String(value)}
            </code>
          ))}
        </p>
      )}
    </>
  );
}

type Shape = { schema: Schema; all: All; seen?: readonly string[]; showRequired: boolean };

/** Fields as nested lists; what lies deeper opens. */
export function Fields({ schema, all, seen = [], showRequired }: Shape) {
  return (
    <ul className="flex flex-col">
      {Object.entries(schema.properties ?? {}).map(([name, field]) => {
        const below = fieldsBelow(field, all);
        const circle = below?.name !== null && seen.includes(below?.name ?? "");
        return (
          <li key={name} className="border-line border-b py-2 last:border-b-0">
            <Facts
              name={name}
              schema={field}
              required={showRequired && (schema.required ?? []).includes(name)}
              all={all}
            />
            {below && !circle && seen.length < 4 && (
              <details className="mt-1">
                <summary className={cx(thumbSummary, "w-fit text-confirmed-text text-sm hover:underline")}>
                  Fields of <code className="font-mono">{name}</code>
                </summary>
                <div className="mt-1 border-line border-l pl-4">
                  <Fields
                    schema={below.schema}
                    all={all}
                    seen={[...seen, below.name ?? name]}
                    showRequired={showRequired}
                  />
                </div>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export const Parameters = ({ list, all }: { list: readonly Parameter[]; all: All }) => (
  <ul className="flex flex-col">
    {list.map(({ name, required, description, schema }) => (
      <li key={name} className="border-line border-b py-2 last:border-b-0">
        <Facts
          name={name}
          schema={{ ...schema, ...(description ? { description } : {}) }}
          required={required ?? false}
          all={all}
        />
      </li>
    ))}
  </ul>
);
