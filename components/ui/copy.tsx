"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { copy } from "@/components/ui/clipboard";
import { showToast } from "@/components/ui/toast-queue";

/** Copies, and says so where it was pressed; says too when it could not. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const t = useTranslations("common");
  const [copied, setCopied] = useState(false);
  const take = async () => {
    try {
      await copy(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      showToast({ text: t("copy_failed"), trouble: true });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button
        size={label ? "md" : "icon-sm"}
        look={label ? "secondary" : "ghost"}
        onClick={take}
        aria-label={t("copy")}
      >
        <Icon aria-hidden className="size-4" />
        {label && <span>{copied ? t("copied") : label}</span>}
      </Button>
      {/* Beside the button: what is inside one is not announced. */}
      <span role="status" className="sr-only">
        {copied ? t("copied") : ""}
      </span>
    </>
  );
}

const boxClass = "flex items-center gap-1 rounded-md border border-line bg-well py-1 pr-1 pl-3";
const textClass = "min-w-0 flex-1 select-all break-all font-mono text-sm";

/** An address to take away: the whole text, selectable, with its button. */
export function CopyBox({ text, label }: { text: string; label: string }) {
  return (
    <div className={boxClass}>
      <output aria-label={label} className={textClass}>
        {text}
      </output>
      <CopyButton text={text} />
    </div>
  );
}

/** A secret that is shown once: named, and its button says that it was copied. */
export function SecretBox({ text, label }: { text: string; label: string }) {
  const t = useTranslations("common");
  const name = useId();
  return (
    <div>
      <p id={name} className="mb-1 font-medium text-sm">
        {label}
      </p>
      <div className={boxClass}>
        <output aria-labelledby={name} className={textClass}>
          {text}
        </output>
        <CopyButton text={text} label={t("copy")} />
      </div>
    </div>
  );
}
