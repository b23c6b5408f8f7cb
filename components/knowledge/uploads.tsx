"use client";

import { useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { sendFile } from "@/components/forms/send-file";
import { useProblemWords } from "@/components/forms/words";
import { knowledge } from "@/components/knowledge/queries";
import { TurneroProblem } from "@/components/problem";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { useToast } from "@/components/ui/toast";
import type { Knowledge } from "@/lib/domains/knowledge/schema";

/** As in the schema, which would bring its validation along to every screen of the knowledge. */
export const largestFile = 10 * 1024 * 1024;
const accepted = ".pdf,.docx,.md,.markdown,.txt,.csv,.tsv";

type Going = { key: string; name: string; share: number; fault: string | null };

/** Files on their way, one after another; what fails stays with its reason until it is dismissed. */
export function useUploads() {
  const t = useTranslations("knowledge");
  const problemWords = useProblemWords();
  const queries = useQueryClient();
  const toast = useToast();
  const [going, setGoing] = useState<Going[]>([]);
  const change = (key: string, part: Partial<Going>) =>
    setGoing((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const faultOf = (error: unknown): string => {
    const code = error instanceof TurneroProblem ? (error.errors[0]?.code ?? error.code) : "";
    if (code === "unsupported_file" || code === "empty_file") return t(`fault.${code}`);
    return code === "payload_too_large" ? t("file_too_large") : problemWords(error);
  };
  const drop = (key: string) => setGoing((all) => all.filter((each) => each.key !== key));
  const send = async (files: readonly File[]) => {
    const begun = files.map((file) => ({ file, key: crypto.randomUUID() }));
    setGoing((all) => [...all, ...begun.map(({ file, key }) => ({ key, name: file.name, share: 0, fault: null }))]);
    for (const { file, key } of begun) {
      try {
        if (file.size > largestFile) throw new TurneroProblem({ code: "payload_too_large", detail: file.name });
        await sendFile<Knowledge>("/knowledge/files", file, file.name, {
          key,
          onProgress: (share) => change(key, { share }),
        });
        drop(key);
        toast.done(t("uploaded", { name: file.name }));
        await queries.invalidateQueries({ queryKey: knowledge.queryKey });
      } catch (error) {
        change(key, { fault: faultOf(error) });
      }
    }
  };
  return { going, send, drop };
}

export function UploadButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTranslations("knowledge");
  return (
    <label className={cx(buttonClass(), "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus")}>
      <FileUp aria-hidden className="size-4" />
      {t("upload")}
      <input
        type="file"
        multiple
        accept={accepted}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </label>
  );
}

export function Going({ going, drop }: { going: readonly Going[]; drop: (key: string) => void }) {
  const t = useTranslations("knowledge");
  if (going.length === 0) return null;
  return (
    <ul aria-label={t("uploads")} className="mx-4 mb-3 rounded-md border border-line md:mx-6">
      {going.map(({ key, name, share, fault }) => (
        <li key={key} className="flex min-h-11 items-center gap-3 border-line border-b px-3 py-2 last:border-b-0">
          <span className="min-w-0 flex-1 truncate">{name}</span>
          {fault ? (
            <>
              <span role="alert" className="text-sm text-trouble-text">
                {fault}
              </span>
              <button type="button" className={buttonClass({ look: "ghost", size: "sm" })} onClick={() => drop(key)}>
                {t("dismiss")}
              </button>
            </>
          ) : (
            <progress aria-label={name} max={1} value={share} className="h-1 w-32 accent-accent" />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The whole list takes what is dropped on it. */
export function DropArea({ onFiles, children }: { onFiles: ((files: File[]) => void) | null; children: ReactNode }) {
  const t = useTranslations("knowledge");
  const [over, setOver] = useState(false);
  if (!onFiles) return children;
  return (
    <section
      aria-label={t("title")}
      className="relative min-h-[60dvh]"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOver(false)
      }
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over && (
        <p className="pointer-events-none absolute inset-2 z-20 flex items-center justify-center rounded-md border-2 border-accent border-dashed bg-overlay font-medium text-lg">
          {t("drop_here")}
        </p>
      )}
    </section>
  );
}
