"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { WebchatConfig } from "@/lib/domains/webchat/visitors/schema";

/** The chat's real frame with a draft configuration; it sends no requests. */
export function Preview({ config }: { config: WebchatConfig }) {
  const t = useTranslations("webchat");
  const locale = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data?.turnero === "loaded") setLoaded((count) => count + 1);
    };
    addEventListener("message", hear);
    // A frame that loaded before this listener is asked to start again.
    if (frame.current) frame.current.src = `/embed/preview?locale=${locale}`;
    return () => removeEventListener("message", hear);
  }, [locale]);
  useEffect(() => {
    if (loaded > 0) frame.current?.contentWindow?.postMessage({ turnero: "preview", config }, location.origin);
  }, [config, loaded]);
  return (
    <section aria-label={t("preview")}>
      <h2 className="font-semibold text-lg">{t("preview")}</h2>
      <p className="mb-3 text-ink-soft">{t("preview_text")}</p>
      <iframe
        ref={frame}
        title={t("preview")}
        className="h-[600px] w-full max-w-[384px] rounded-md border border-line shadow-float"
      />
    </section>
  );
}
