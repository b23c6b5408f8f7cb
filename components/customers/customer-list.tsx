"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Download, Ellipsis, Ghost, Upload, UserPlus, Users } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useCustomerColumns } from "@/components/customers/columns";
import { type CustomerPage, customerList } from "@/components/customers/queries";
import { Failed } from "@/components/forms/failed";
import { LoadMore } from "@/components/forms/load-more";
import { PageHeader } from "@/components/shell/page-header";
import { Button, buttonClass } from "@/components/ui/button";
import { SearchInput } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { Menu } from "@/components/ui/menu";
import { EmptyState } from "@/components/ui/states";
import { Table, TableSkeleton } from "@/components/ui/table";

type Shown = { q: string; visitors: boolean };

const searchOf = ({ q, visitors }: Shown): string => {
  const parts = [...(q ? [`q=${encodeURIComponent(q)}`] : []), ...(visitors ? ["visitors=1"] : [])];
  return parts.length > 0 ? `?${parts.join("&")}` : "";
};

const shownIn = (given: Pick<URLSearchParams, "get">): Shown => ({
  q: given.get("q") ?? "",
  visitors: given.get("visitors") === "1",
});

/** Read from the current URL: a pending search changes it a moment later. */
const show = (change: Partial<Shown>): void => {
  const { pathname, search } = window.location;
  const next = { ...shownIn(new URLSearchParams(search)), ...change };
  window.history.replaceState(null, "", `${pathname}${searchOf(next)}`);
};

/** What is shown lives in the address, so that a list can be shared as it is seen. */
function useShownInAddress() {
  const shown = shownIn(useSearchParams());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (words: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show({ q: words.trim() }), 200);
  };
  return { shown, search };
}

function NewCustomer({ look }: { look: "primary" | "secondary" }) {
  const t = useTranslations("customers");
  return (
    <Link href="/customers/new" scroll={false} className={buttonClass({ look })}>
      <UserPlus aria-hidden className="size-4" />
      {t("new")}
    </Link>
  );
}

type First = Shown & { page: CustomerPage };

function Rows({ shown, first }: { shown: Shown; first: First }) {
  const { q: words, visitors } = shown;
  const t = useTranslations();
  const columns = useCustomerColumns();
  const path = usePathname();
  const options = customerList(words, visitors);
  const list = useInfiniteQuery({
    ...options,
    ...(first.q === words && first.visitors === visitors
      ? { initialData: { pages: [first.page], pageParams: [null] } }
      : {}),
  });
  if (list.isPending) return <TableSkeleton columns={columns} />;
  if (list.isError) {
    return <Failed error={list.error} retry={list.refetch} />;
  }
  const rows = list.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) {
    return words ? (
      <EmptyState icon={Users} title={t("customers.none_found")}>
        {t("customers.none_found_text", { words })}
      </EmptyState>
    ) : visitors ? (
      <EmptyState icon={Users} title={t("customers.no_visitors")}>
        {t("customers.no_visitors_text")}
      </EmptyState>
    ) : (
      <EmptyState icon={Users} title={t("customers.empty")} learn="customers" action={<NewCustomer look="primary" />}>
        {t("customers.empty_text")}
      </EmptyState>
    );
  }
  const search = searchOf(shown);
  return (
    <>
      <Table
        label={t("customers.title")}
        columns={columns}
        rows={rows}
        href={({ id }) => `/customers/${id}${search}`}
        openId={path.split("/")[2] ?? null}
      />
      <LoadMore list={list} />
    </>
  );
}

/** Import and export, for members who may do so. */
function Transfer({ words }: { words: string }) {
  const t = useTranslations("customers");
  const router = useRouter();
  const query = words ? `?q=${encodeURIComponent(words)}` : "";
  return (
    <Menu
      label={t("list_menu")}
      align="end"
      trigger={
        <Button look="secondary" size="icon" aria-label={t("list_menu")}>
          <Ellipsis aria-hidden className="size-4" />
        </Button>
      }
      entries={[
        {
          do: t("import.do"),
          icon: <Upload aria-hidden className="size-4" />,
          onSelect: () => router.push("/customers/import", { scroll: false }),
        },
        {
          do: t(words ? "export_found" : "export"),
          icon: <Download aria-hidden className="size-4" />,
          onSelect: () => window.location.assign(`/api/v1/customers/export${query}`),
        },
      ]}
    />
  );
}

export function CustomerList({ first, admin }: { first: First; admin: boolean }) {
  const t = useTranslations("customers");
  const { shown, search } = useShownInAddress();
  const [typed, setTyped] = useState(shown.q);
  return (
    <>
      <PageHeader
        title={t("title")}
        action={
          <div className="flex gap-2">
            {admin && <Transfer words={shown.q} />}
            <NewCustomer look="primary" />
          </div>
        }
      >
        <SearchInput
          aria-label={t("search")}
          placeholder={t("search")}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            search(target.value);
          }}
          className="w-full md:w-[400px]"
        />
        <Button
          aria-pressed={shown.visitors}
          className={shown.visitors ? "bg-chosen" : ""}
          onClick={() => show({ visitors: !shown.visitors })}
        >
          <Ghost aria-hidden className="size-4" />
          {t("visitors")}
        </Button>
      </PageHeader>
      <Rows shown={shown} first={first} />
    </>
  );
}
