"use client";

import { WifiOff } from "lucide-react";
import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useOnline } from "@/components/my-work/offline";

/** The one screen that works without a connection, and says so itself. */
const kept = "/my-work";

/** A page that is asked for without a connection says so, and comes back by itself. */
function useOfflinePage(): void {
  const locale = useLocale();
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    void navigator.serviceWorker
      .register("/offline-worker.js", { scope: "/" })
      .then(({ active, installing, waiting }) => (active ?? waiting ?? installing)?.postMessage({ language: locale }))
      .catch(() => {}); // Without it the browser says in its own words that there is no connection.
  }, [locale]);
}

const staysHere = ({ href, origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === window.location.origin &&
  target !== "_blank" &&
  pathname !== kept &&
  href.split("#")[0] !== window.location.href.split("#")[0];

/** A link that leads nowhere now would take along what was typed here. */
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

/** Says on every screen that there is no connection. What is typed stays, and what was asked for goes on by itself. */
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
