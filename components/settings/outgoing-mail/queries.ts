import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import type { MailStatus } from "@/lib/domains/mail/schema";

export const mailList = (status: MailStatus | null) =>
  infiniteQueryOptions({
    queryKey: ["outgoing_mail", { status }],
    queryFn: ({ pageParam, signal }) =>
      turnero.outgoingMail.list({ ...(status && { status }), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

export const oneMail = (id: string) =>
  queryOptions({
    queryKey: ["outgoing_mail", id],
    queryFn: ({ signal }) => turnero.outgoingMail.get(id, { signal }),
  });
