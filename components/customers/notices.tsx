"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { More } from "@/components/customers/more";
import { NoticeRows } from "@/components/notices/notice-rows";
import { noticesOfCustomer } from "@/components/notices/queries";

/** What a customer was told and will be told of all their bookings, the newest first. */
export default function CustomerNotices({ customer }: { customer: string }) {
  const t = useTranslations("notices");
  const list = useInfiniteQuery(noticesOfCustomer(customer));
  return (
    <div className="flex flex-col">
      <More list={list} empty={t("nothing_told")}>
        {(pages) => <NoticeRows linked notices={pages.flatMap(({ data }) => data)} />}
      </More>
    </div>
  );
}
