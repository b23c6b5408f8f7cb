"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { ImportColumns } from "@/components/customers/import-columns";
import { Counts, Faults, FirstRows } from "@/components/customers/import-findings";
import { type Chosen, formOf, importPreview, type Settings } from "@/components/customers/import-queries";
import { Failed } from "@/components/forms/failed";
import { useProblemWords } from "@/components/forms/words";
import { Button, buttonClass } from "@/components/ui/button";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { Notice } from "@/components/ui/states";
import type { ImportResult } from "@/lib/domains/customers/transfer/schema";

const accepted = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";

function FileChoice({ label, large, onChoose }: { label: string; large: boolean; onChoose: (file: File) => void }) {
  const t = useTranslations("customers.import");
  const input = (
    <input
      type="file"
      accept={accepted}
      aria-label={label}
      className="absolute inset-0 cursor-pointer opacity-0"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onChoose(file);
        target.value = ""; // The same file, corrected, can be chosen again.
      }}
    />
  );
  if (!large)
    return (
      <span className={`${buttonClass({ size: "sm" })} relative has-focus-visible:outline-2`}>
        {label}
        {input}
      </span>
    );
  return (
    <div className="relative flex flex-col items-center rounded-md border border-line-control border-dashed px-6 py-12 text-center hover:bg-well has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <FileUp aria-hidden className="mb-3 size-6 text-ink-soft" />
      <p className="font-medium">{label}</p>
      <p className="mt-1 text-ink-soft text-sm">{t("choose_text")}</p>
      {input}
    </div>
  );
}

function Done({ result }: { result: ImportResult }) {
  const t = useTranslations("customers.import");
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="flex items-center gap-2 font-medium text-done-text">
        <CircleCheck aria-hidden className="size-5" />
        {t("done", { count: result.counts.created + result.counts.updated })}
      </p>
      <Counts counts={result.counts} done />
      <Faults {...result} />
      <Link href="/customers" scroll={false} className={`${buttonClass({ look: "primary" })} md:self-start`}>
        {t("to_list")}
      </Link>
    </div>
  );
}

function Check({ chosen, onDone }: { chosen: Chosen; onDone: (result: ImportResult) => void }) {
  const t = useTranslations();
  const problemWords = useProblemWords();
  const queries = useQueryClient();
  const [settings, setSettings] = useState<Settings>({ mapping: null, calling_code: null, policy: "skip" });
  const { data: preview, error, isPlaceholderData, refetch } = useQuery(importPreview(chosen, settings));
  const take = useMutation({
    mutationFn: () => turnero.customers.import.create(formOf(chosen, settings)),
    onSuccess: (result) => {
      void queries.invalidateQueries({ queryKey: ["customers"] });
      onDone(result);
    },
  });
  if (error) {
    return <Failed error={error} retry={refetch} />;
  }
  if (!preview) {
    return (
      <div role="status" aria-label={t("customers.import.reading")} className="flex flex-col gap-4">
        {["w-32", "h-10 w-full", "h-11 w-full", "h-24 w-full"].map((size) => (
          <Skeleton key={size} className={size} />
        ))}
      </div>
    );
  }
  const count = preview.counts.created + preview.counts.updated;
  return (
    <div className="flex flex-col gap-5">
      <Counts counts={preview.counts} />
      <ImportColumns
        preview={preview}
        settings={settings}
        onChange={(change) => setSettings({ ...settings, ...change })}
      />
      <Faults {...preview} />
      <FirstRows rows={preview.rows} />
      {take.isError && <Notice tone="trouble">{problemWords(take.error)}</Notice>}
      <Button
        look="primary"
        className="md:self-start"
        disabled={count === 0 || isPlaceholderData}
        pending={take.isPending}
        onClick={() => take.mutate()}
      >
        {t("customers.import.confirm", { count })}
      </Button>
    </div>
  );
}

/** A list of customers, from the file to what became of it. */
export function ImportWizard() {
  const t = useTranslations("customers.import");
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const choose = (file: File) => setChosen((before) => ({ file, key: (before?.key ?? 0) + 1 }));
  return (
    <>
      <DrawerHeader title={t("title")} />
      <DrawerBody>
        {result ? (
          <Done result={result} />
        ) : chosen === null ? (
          <FileChoice large label={t("choose")} onChoose={choose} />
        ) : (
          <div className="flex flex-col gap-5">
            <div className="flex items-center justify-between gap-3">
              <p className="min-w-0 truncate font-medium">{chosen.file.name}</p>
              <FileChoice large={false} label={t("another")} onChoose={choose} />
            </div>
            <Check key={chosen.key} chosen={chosen} onDone={setResult} />
          </div>
        )}
      </DrawerBody>
    </>
  );
}
