"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { cx, thumbSummary } from "@/components/ui/classes";
import { Input } from "@/components/ui/input";

type Asked = { name: string; place: "path" | "query"; required: boolean; sample: string };
type Props = {
  id: string;
  method: string;
  path: string;
  parameters: readonly Asked[];
  body: string | null;
  keyed: boolean;
};
type Shown = { status: number; took: number; headers: [string, string][]; text: string };

/** The key stays in this tab: it is neither sent anywhere else nor kept when the tab is closed. */
const place = "turnero-docs-key";
const kept = (): string => (typeof window === "undefined" ? "" : (window.sessionStorage.getItem(place) ?? ""));

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function send({ method, path, parameters, body, keyed }: Props, form: FormData): Promise<Shown> {
  const value = (name: string) => String(form.get(name) ?? "");
  const filled = parameters
    .filter((each) => each.place === "path")
    .reduce((at, { name }) => at.replace(`{${name}}`, encodeURIComponent(value(`path ${name}`))), path);
  const query = parameters
    .filter((each) => each.place === "query" && value(`query ${each.name}`) !== "")
    .map(({ name }): [string, string] => [name, value(`query ${name}`)]);
  const search = new URLSearchParams(query).toString();
  const key = value("key");
  const from = performance.now();
  const response = await fetch(`/api/v1${filled}${search ? `?${search}` : ""}`, {
    method,
    credentials: "omit", // Authenticates with the key, never with the session of whoever is signed in.
    headers: {
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(keyed ? { "idempotency-key": crypto.randomUUID() } : {}),
      ...(body === null ? {} : { "content-type": "application/json" }),
    },
    ...(body === null ? {} : { body: value("body") }),
  });
  const text = readable(await response.text());
  return { status: response.status, took: Math.round(performance.now() - from), headers: [...response.headers], text };
}

type LabelProps = { of: string; label: string; hint?: string; children: ReactNode };

const Labelled = ({ of, label, hint, children }: LabelProps) => (
  <div className="flex flex-col gap-1">
    <label htmlFor={of} className="font-medium text-sm">
      {label} {hint && <span className="font-normal text-ink-soft">{hint}</span>}
    </label>
    {children}
  </div>
);

function Answer({ id, shown }: { id: string; shown: Shown }) {
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className={shown.status < 400 ? "text-done-text" : "text-trouble-text"}>
        {shown.status} in {shown.took} ms
      </p>
      <details>
        <summary className={cx(thumbSummary, "text-ink-soft text-sm")}>Headers</summary>
        <pre className="mt-1 whitespace-pre-wrap break-all rounded-md border border-line bg-well p-3 font-mono text-xs">
          {shown.headers.map(([name, value]) => `${name}: ${value}`).join("\n")}
        </pre>
      </details>
      <textarea
        readOnly
        aria-label={`Answer of ${id}`}
        value={shown.text || "(no body)"}
        rows={Math.min(24, shown.text.split("\n").length + 1)}
        className="rounded-md border border-line bg-well p-3 font-mono text-xs"
      />
    </div>
  );
}

/** Calls the operation from the page, with the reader's own key. */
export function Console(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-4">
      <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? "Close the console" : "Try it"}
      </Button>
      {open && <Form {...props} />}
    </div>
  );
}

function Form(props: Props) {
  const { id, method, parameters, body } = props;
  const [shown, setShown] = useState<Shown | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    window.sessionStorage.setItem(place, String(form.get("key") ?? ""));
    setPending(true);
    setFault(null);
    try {
      setShown(await send(props, form));
    } catch {
      setFault("No answer came. Check your connection and try again.");
    } finally {
      setPending(false);
    }
  };
  return (
    <form
      aria-label={`Console of ${id}`}
      onSubmit={submit}
      className="mt-3 flex max-w-[720px] flex-col gap-3 rounded-md border border-line p-4"
    >
      <Labelled of={`${id}-key`} label="API key" hint="stays in this tab">
        <Input
          id={`${id}-key`}
          name="key"
          type="password"
          autoComplete="off"
          defaultValue={kept()}
          placeholder="tk_live_…"
        />
      </Labelled>
      {parameters.map(({ name, place: where, required, sample }) => (
        <Labelled key={`${where}${name}`} of={`${id}-${where}-${name}`} label={name} hint={required ? "" : "optional"}>
          <Input
            id={`${id}-${where}-${name}`}
            name={`${where} ${name}`}
            required={required}
            placeholder={sample}
            autoComplete="off"
          />
        </Labelled>
      ))}
      {body !== null && (
        <Labelled of={`${id}-body`} label="Body">
          <textarea
            id={`${id}-body`}
            name="body"
            defaultValue={body}
            spellCheck={false}
            rows={Math.min(16, body.split("\n").length + 1)}
            className="rounded-md border border-line-control bg-canvas p-2 font-mono text-xs"
          />
        </Labelled>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" pending={pending}>
          Send
        </Button>
        {method !== "GET" && <span className="text-held-text text-sm">This changes your workspace for real.</span>}
      </div>
      {fault && (
        <p role="alert" className="text-trouble-text">
          {fault}
        </p>
      )}
      {shown && <Answer id={id} shown={shown} />}
    </form>
  );
}
