"use client";

import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Failed } from "@/components/forms/failed";
import { answers } from "@/components/knowledge/queries";
import { kindIcons } from "@/components/knowledge/state";
import { Button } from "@/components/ui/button";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { SearchInput } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import type { KnowledgeHit } from "@/lib/domains/knowledge/schema";

/** The excerpt with the found words marked; they come as places, never as markup. */
function marked({ excerpt, highlights }: KnowledgeHit): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of highlights) {
    parts.push(excerpt.slice(at, start), <mark key={start}>{excerpt.slice(start, end)}</mark>);
    at = end;
  }
  return [...parts, excerpt.slice(at)];
}

const hundredths = (share: number): number => Math.round(share * 100);

function Why({ why }: { why: KnowledgeHit["why"] }) {
  const t = useTranslations("knowledge");
  const places = [
    ...(["portuguese", "spanish", "english"] as const).map((name) => [t(`legs.${name}`), why.full_text[name]] as const),
    [t("legs.trigram"), why.trigram] as const,
    [t("legs.embedding"), why.embedding] as const,
  ].filter(([, place]) => place !== null);
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 text-ink-soft text-sm">
      <dt>{t("found_words")}</dt>
      <dd className="text-ink">{why.words.join(", ")}</dd>
      {why.missing.length > 0 && (
        <>
          <dt>{t("missing_words")}</dt>
          <dd>{why.missing.join(", ")}</dd>
        </>
      )}
      {places.length > 0 && (
        <>
          <dt>{t("found_by")}</dt>
          <dd>{places.map(([name, place]) => t("place", { name, place: place ?? 0 })).join(" · ")}</dd>
        </>
      )}
      {why.question > 0 && (
        <>
          <dt>{t("like_question")}</dt>
          <dd className="tabular-nums">{t("percent", { share: hundredths(why.question) })}</dd>
        </>
      )}
    </dl>
  );
}

function Hit({ hit }: { hit: KnowledgeHit }) {
  const t = useTranslations("knowledge");
  const Icon = kindIcons[hit.source.kind];
  return (
    <li className="rounded-md border border-line p-3">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-medium">
          <Link href={`/knowledge/${hit.source.id}`} scroll={false} className="hover:underline">
            <Icon aria-label={t(`kinds.${hit.source.kind}`)} className="-mt-px mr-2 inline size-4 text-ink-faint" />
            {hit.heading.length > 1 ? hit.heading.join(" › ") : hit.title}
          </Link>
        </h3>
        <span className="shrink-0 text-ink-soft text-sm tabular-nums">
          {t("percent", { share: hundredths(hit.score) })}
        </span>
      </div>
      <p className="mt-1 whitespace-pre-line [&_mark]:rounded-sm [&_mark]:bg-held-soft [&_mark]:text-ink">
        {marked(hit)}
      </p>
      {hit.source.url && <p className="mt-1 truncate text-ink-soft text-sm">{hit.source.url}</p>}
      <Why why={hit.why} />
    </li>
  );
}

function Hits({ question }: { question: string }) {
  const t = useTranslations();
  const found = useQuery(answers(question));
  if (question === "") return <p className="text-ink-soft">{t("knowledge.ask_text")}</p>;
  if (found.isPending) return <Skeleton className="h-32 rounded-md" />;
  if (found.isError) return <Failed error={found.error} retry={found.refetch} />;
  if (found.data.data.length === 0)
    return (
      <EmptyState icon={SearchX} title={t("knowledge.no_answer")}>
        {t("knowledge.no_answer_text")}
      </EmptyState>
    );
  return (
    <ol aria-label={t("knowledge.answers")} className="flex flex-col gap-3">
      {found.data.data.map((hit) => (
        <Hit key={`${hit.source.id} ${hit.source.url} ${hit.heading.join()} ${hit.text}`} hit={hit} />
      ))}
    </ol>
  );
}

/** A question as a customer would ask it: what would be found, and why. */
export function Ask() {
  const t = useTranslations("knowledge");
  const [typed, setTyped] = useState("");
  const [question, setQuestion] = useState("");
  return (
    <>
      <DrawerHeader title={t("ask")} />
      <DrawerBody>
        <form
          aria-label={t("ask")}
          className="mb-5 flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            setQuestion(typed.trim());
          }}
        >
          <SearchInput
            aria-label={t("ask_label")}
            placeholder={t("ask_example")}
            value={typed}
            maxLength={1000}
            onChange={({ target }) => setTyped(target.value)}
            className="min-w-0 flex-1"
          />
          <Button type="submit" look="primary">
            {t("ask_button")}
          </Button>
        </form>
        <div aria-live="polite">
          <Hits question={question} />
        </div>
      </DrawerBody>
    </>
  );
}
