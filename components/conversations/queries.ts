import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type {
  Conversation,
  ConversationNote,
  ConversationPage,
  GetConversationCountsQuery,
  ListConversationsQuery,
  Message,
  MessagePage,
} from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { everyPage } from "@/components/every-page";

type Pages = InfiniteData<ConversationPage, string | null>;
export type MessagePages = InfiniteData<MessagePage, string | null>;

/** A list of conversations, page by page. Every new message affects it. */
export const conversationList = (query: ListConversationsQuery) =>
  infiniteQueryOptions({
    queryKey: ["conversations", { list: query }],
    queryFn: ({ pageParam, signal }) =>
      turnero.conversations.list({ limit: 50, ...query, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

/** Which unread conversations wait for a person, as the number beside the area's name counts them. */
export const waitingConversations = queryOptions({
  queryKey: ["conversations", { waiting: "ids" }],
  queryFn: async ({ signal }) => {
    const { data } = await turnero.conversations.list({ waiting: true, limit: 200 }, { signal });
    return data.map(({ id }) => id);
  },
});

/** How many each tab of the list has. */
export const conversationCounts = (query: GetConversationCountsQuery) =>
  queryOptions({
    queryKey: ["conversations", { counts: query }],
    queryFn: ({ signal }) => turnero.conversations.counts.get(query, { signal }),
    placeholderData: keepPreviousData,
  });

export const oneConversation = (id: string) =>
  queryOptions({ queryKey: ["conversations", id], queryFn: ({ signal }) => turnero.conversations.get(id, { signal }) });

export const messagesOnce = 40;

/** What was said, the newest page first. */
export const messagesOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["conversations", id, "messages"],
    queryFn: ({ pageParam, signal }) =>
      turnero.conversations.messages.list(
        id,
        { limit: messagesOnce, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

/** What the team wrote for itself, newest first. */
export const notesOf = (id: string) =>
  queryOptions({
    queryKey: ["conversations", id, "notes"],
    queryFn: ({ signal }) => everyPage(turnero.conversations.notes.listAll(id, { limit: 200 }, { signal })),
  });

/** Invalidated by changes of any booking and of the conversation. */
export const tasksOf = (id: string) =>
  queryOptions({
    queryKey: ["bookings", { of: "conversation" }, id],
    queryFn: ({ signal }) => turnero.conversations.workItems.list(id, { limit: 20 }, { signal }),
  });

export const bookingsOfCustomer = (id: string) =>
  queryOptions({
    queryKey: ["bookings", { of: "customer" }, id],
    queryFn: ({ signal }) => turnero.customers.bookings.list(id, { limit: 100 }, { signal }),
  });

export const conversationsOfCustomer = (id: string) =>
  queryOptions({
    queryKey: ["conversations", { customer: id }],
    queryFn: ({ signal }) => turnero.conversations.list({ customer_id: id, limit: 10 }, { signal }),
  });

export const quickReplies = queryOptions({
  queryKey: ["quick_replies", { all: true }],
  queryFn: ({ signal }) => everyPage(turnero.quickReplies.listAll({ limit: 200 }, { signal })),
  staleTime: 300_000,
});

const isList = (key: readonly unknown[]): boolean =>
  key[0] === "conversations" && typeof key[1] === "object" && key[1] !== null && "list" in key[1];

/** Shows a conversation as it now is wherever it stands. */
export function showConversation(queries: QueryClient, changed: Conversation): void {
  queries.setQueryData(oneConversation(changed.id).queryKey, changed);
  queries.setQueriesData<Pages>(
    { predicate: ({ queryKey }) => isList(queryKey) },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          data: page.data.map((each) => (each.id === changed.id ? changed : each)),
        })),
      },
  );
}

/** Puts a message that was just stored at the end, unless it is there already. */
export function showMessage(queries: QueryClient, message: Message): void {
  queries.setQueryData<MessagePages>(messagesOf(message.conversation_id).queryKey, (known) => {
    const [newest, ...older] = known?.pages ?? [];
    if (!known || !newest || newest.data.some(({ id }) => id === message.id)) return known;
    return { ...known, pages: [{ ...newest, data: [message, ...newest.data] }, ...older] };
  });
}

type Notes = { data: ConversationNote[]; next_cursor: string | null };

/** Changes the notes that are shown, until they are read again. */
export function showNotes(
  queries: QueryClient,
  conversation: string,
  next: (known: ConversationNote[]) => ConversationNote[],
): void {
  queries.setQueryData<Notes>(notesOf(conversation).queryKey, (known) => known && { ...known, data: next(known.data) });
}
