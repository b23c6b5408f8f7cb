"use client";

import { WifiOff } from "lucide-react";
import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useOnline } from "@/components/my-work/offline";

/** The one screen that works without a connection, and says so itself. */
const kept = "/my-work";

/** The service worker answers navigation without a connection with a page that says so and reloads by itself. */
function useOfflinePage(): void {
  const locale = useLocale();
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    void navigator.serviceWorker
      .register("/offline-worker.js", { scope: "/" })
      .then(({ active, installing, waiting }) => (active ?? waiting ?? installing)?.postMessage({ language: locale }))
      .catch(() => {}); // Without the worker the browser shows its own offline page.
  }, [locale]);
}

const staysHere = ({ href, origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === window.location.origin &&
  target !== "_blank" &&
  pathname !== kept &&
  href.split("#")[0] !== window.location.href.split("#")[0];

/** Following a link without a connection would lose what was typed here. */
function useStayWhileOffline(offline: boolean): void {
  useEffect(() => {
    if (!offline) return;
    const stop = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link && staysHere(link)) event.preventDefault();
    };
    document.addEventListener("click", stop, true);
    return () => document.removeEventListener("click", stop, true);
  }, [offline]);
}

/** Says on every screen that there is no connection. Typed text stays, and pending requests resume by themselves. */
export function OfflineBanner() {
  const t = useTranslations("common");
  const offline = !useOnline();
  const here = usePathname();
  useOfflinePage();
  useStayWhileOffline(offline);
  if (!offline || here === kept) return null;
  return (
    <p
      role="status"
      className="banner sticky top-0 z-20 flex items-center gap-2 bg-held-soft px-4 text-held-text md:px-6"
    >
      <WifiOff aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate" title={t("offline")}>
        {t("offline")}
      </span>
    </p>
  );
}
