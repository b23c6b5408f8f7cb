"use client";

import { Download, FileText, LayoutTemplate, MapPin } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { Message, MessageFile } from "@/clients/typescript/src/client";
import { useShowPicture } from "@/components/conversations/thread/pictures";
import { Words } from "@/components/conversations/thread/speech";
import { mapAt } from "@/components/ui/map-address";
import { Picture } from "@/components/work/evidence/photo-picker";

/** What of a message is shown; one on its way has it too. */
export type Content = Pick<Message, "kind" | "text" | "location" | "attachment" | "template">;

const largest = 260;

/** Reserves a picture's space by its aspect ratio, so that nothing moves when it loads. */
function Photo({ file }: { file: MessageFile }) {
  const t = useTranslations("conversations");
  const show = useShowPicture();
  const { width: w, height: h, thumbnail_url, url, name } = file;
  const scale = w && h ? Math.min(1, largest / w, largest / h) : 1;
  const size =
    w && h ? { width: Math.max(96, w * scale), height: Math.max(72, h * scale) } : { width: 200, height: 150 };
  return (
    <button
      type="button"
      aria-label={t("open_picture", { name })}
      onClick={() => show(file)}
      style={size}
      className="block max-w-full overflow-hidden rounded-sm bg-well"
    >
      <Picture url={thumbnail_url ?? url} name="" className="size-full bg-cover" />
    </button>
  );
}

function Sound({ file }: { file: MessageFile }) {
  const t = useTranslations("conversations");
  return (
    <audio controls preload="none" src={file.url} aria-label={t("kinds.audio")} className="h-11 w-[260px] max-w-full">
      <track kind="captions" />
    </audio>
  );
}

function Paper({ file }: { file: MessageFile }) {
  const t = useTranslations("conversations");
  const format = useFormatter();
  const kilobytes = format.number(Math.max(1, Math.round(file.size / 1024)));
  return (
    <a
      href={file.url}
      download={file.name}
      className="flex min-h-11 max-w-full items-center gap-3 rounded-sm bg-canvas px-3 py-2 hover:underline"
    >
      <FileText aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{file.name}</span>
        <span className="block text-ink-faint text-xs">{t("kilobytes", { size: kilobytes })}</span>
      </span>
      <Download aria-hidden className="size-4 shrink-0 text-ink-faint" />
    </a>
  );
}

/** A location: drawn without external requests, with a link to a real map. */
function Place({ location }: { location: NonNullable<Content["location"]> }) {
  const t = useTranslations("conversations");
  const { lat, lng, name, address: street } = location;
  return (
    <a
      href={mapAt(lat, lng)}
      target="_blank"
      rel="noopener noreferrer"
      className="block w-[260px] max-w-full overflow-hidden rounded-sm bg-canvas hover:underline"
    >
      <span aria-hidden className="relative block h-[88px] bg-well">
        <svg viewBox="0 0 260 88" preserveAspectRatio="xMidYMid slice" className="size-full" role="presentation">
          <g fill="none" strokeWidth="7" className="stroke-canvas">
            <path d="M-8 62 96 30 270 46M58-6 84 96M176-6 158 96M-8 14 270 12" />
            <path strokeWidth="3" d="M-8 84 120 60 270 78M118-6 128 96M222-6 232 96" />
          </g>
        </svg>
        <MapPin className="absolute top-1/2 left-1/2 size-7 -translate-x-1/2 -translate-y-full fill-trouble-soft text-trouble" />
      </span>
      <span className="block px-3 py-2">
        <span className="block truncate font-medium">{name || t("kinds.location")}</span>
        <span className="block truncate text-ink-soft text-sm">
          {street || (
            <span className="tabular-nums">
              {lat.toFixed(5)}, {lng.toFixed(5)}
            </span>
          )}
        </span>
      </span>
    </a>
  );
}

function TemplateWords({ template }: { template: NonNullable<Content["template"]> }) {
  const t = useTranslations("conversations");
  return (
    <div>
      <p className="flex items-center gap-2 font-medium">
        <LayoutTemplate aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <span className="sr-only">{t("kinds.template")}</span>
        <span className="min-w-0 break-words">{template.name}</span>
      </p>
      {template.params && template.params.length > 0 && (
        <ol className="mt-1 list-inside list-decimal text-ink-soft text-sm">
          {[...template.params.entries()].map(([place, param]) => (
            <li key={place} className="break-words">
              {param}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** What was said, whatever its kind. Everything a contact sets is shown as text. */
export function Said({ content: { kind, text, location, attachment, template } }: { content: Content }) {
  return (
    <div className="flex flex-col gap-1">
      {attachment && kind === "image" && <Photo file={attachment} />}
      {attachment && kind === "audio" && <Sound file={attachment} />}
      {attachment && kind === "file" && <Paper file={attachment} />}
      {location && <Place location={location} />}
      {template && <TemplateWords template={template} />}
      {text && <Words text={text} />}
    </div>
  );
}
