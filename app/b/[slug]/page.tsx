import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { publicPage } from "@/app/page-zone";
import { PublicShell } from "@/app/public-shell";
import { BookingFlow } from "@/components/booking-page/booking-flow";
import { About, Cover, Logo, onlyAtFirst } from "@/components/booking-page/storefront";
import { Notice } from "@/components/ui/states";

type Address = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const t = await getTranslations("booking");
  const page = await publicPage((await params).slug);
  if (!page) return { title: t("page_gone_title"), robots: { index: false } };
  const title = t("title", { name: page.name });
  const description = page.headline ?? page.text ?? undefined;
  const said = { title, ...(description ? { description } : {}) };
  return { ...said, title: { absolute: title }, openGraph: { ...said, type: "website" } };
}

const asked = ["service", "name", "phone", "frame"] as const;

export default async function HostedPage({ params, searchParams }: Address) {
  const t = await getTranslations("booking");
  const page = await publicPage((await params).slug);
  if (!page) {
    return (
      <PublicShell title={t("page_gone_title")}>
        <p className="text-ink-soft">{t("page_gone_text")}</p>
      </PublicShell>
    );
  }
  const given = await searchParams;
  const search = Object.fromEntries(
    asked.flatMap((name) => (typeof given[name] === "string" ? [[name, given[name]]] : [])),
  );
  const { service = null, name = null, phone = null, frame = null } = search;
  const isOffered = service === null || page.services.some(({ id }) => id === service);
  return (
    <PublicShell
      title={page.name}
      headline={page.headline}
      search={search}
      cover={page.cover_id && <Cover page={page} />}
      logo={<Logo page={page} />}
      frame={frame}
    >
      <About page={page} mapLabel={t("open_map")} />
      {!isOffered && (
        <div className={`mb-6 ${onlyAtFirst}`}>
          <Notice>{t("service_gone")}</Notice>
        </div>
      )}
      <BookingFlow page={page} wished={{ service, name, phone }} />
    </PublicShell>
  );
}
