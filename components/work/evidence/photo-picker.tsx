"use client";

import { Camera, FileText, RotateCw, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { upload } from "@/components/work/evidence/upload";
import type { Attachment } from "@/lib/domains/evidence/schema";

type Sending = { key: string; file: File; share: number; problem: unknown };

/** Files on their way: how much has gone, what was refused and why, and another try. */
export function useUploads(booking: string, onDone: (attachment: Attachment) => void) {
  const [sending, setSending] = useState<Sending[]>([]);
  const set = (key: string, change: Partial<Sending>) =>
    setSending((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const drop = (key: string) => setSending((all) => all.filter((each) => each.key !== key));
  const send = async ({ key, file }: Pick<Sending, "key" | "file">) => {
    set(key, { share: 0, problem: null });
    try {
      const onProgress = (share: number) => set(key, { share });
      onDone(await upload(booking, file, file.name, { key, onProgress }));
      drop(key);
    } catch (problem) {
      set(key, { problem });
    }
  };
  const add = (files: Iterable<File>) => {
    const more = [...files].map((file) => ({ key: crypto.randomUUID(), file, share: 0, problem: null }));
    setSending((all) => [...all, ...more]);
    for (const each of more) void send(each);
  };
  return { sending, add, send, drop };
}

export type Uploads = ReturnType<typeof useUploads>;

export function SendingFiles({ uploads: { sending, send, drop } }: { uploads: Uploads }) {
  const t = useTranslations("work");
  const problemWords = useProblemWords();
  if (sending.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {sending.map(({ key, file, share, problem }) => (
        <li key={key} className="rounded-md border border-line p-2">
          <div className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
            {problem ? (
              <>
                <Button
                  size="icon-sm"
                  look="ghost"
                  aria-label={t("send_again")}
                  onClick={() => void send({ key, file })}
                >
                  <RotateCw aria-hidden className="size-4" />
                </Button>
                <Button size="icon-sm" look="ghost" aria-label={t("leave_out")} onClick={() => drop(key)}>
                  <X aria-hidden className="size-4" />
                </Button>
              </>
            ) : (
              <span className="text-ink-faint text-sm tabular-nums">{Math.round(share * 100)} %</span>
            )}
          </div>
          {problem ? (
            <p role="alert" className="text-sm text-trouble-text">
              {problemWords(problem)}
            </p>
          ) : (
            <progress
              aria-label={t("uploading", { name: file.name })}
              value={share}
              max={1}
              className="mt-1 block h-1 w-full overflow-hidden rounded-full accent-accent"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

export function PickFiles({
  accept,
  label,
  onPick,
}: {
  accept: string;
  label: string;
  onPick: (files: Iterable<File>) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <Button onClick={() => input.current?.click()} className="self-start">
        <Camera aria-hidden className="size-4" />
        {label}
      </Button>
    </>
  );
}

/** A picture in its frame: cut to it or whole, as the class says. */
export const Picture = ({ url, name, className }: { url: string; name: string; className: string }) => (
  <span
    role="img"
    aria-label={name}
    style={{ backgroundImage: `url("${encodeURI(url)}")` }}
    className={cx("block bg-center bg-no-repeat", className)}
  />
);

export function Thumbnail({ attachment }: { attachment: Attachment }) {
  const { name, thumbnail_url } = attachment;
  if (thumbnail_url) {
    return <Picture url={thumbnail_url} name={name} className="size-full bg-cover" />;
  }
  return (
    <span className="flex size-full flex-col items-center justify-center gap-1 p-1 text-ink-soft text-xs">
      <FileText aria-hidden className="size-5" />
      <span className="w-full truncate text-center">{name}</span>
    </span>
  );
}
