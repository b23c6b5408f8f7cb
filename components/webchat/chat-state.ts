import type { WebchatMessage } from "@/lib/domains/webchat/visitors/schema";

export type Pending = {
  id: string;
  text: string | null;
  location: { lat: number; lng: number } | null;
  file: File | null;
  at: string;
  failed: boolean;
};

export type ChatState = {
  messages: readonly WebchatMessage[];
  pending: readonly Pending[];
  /** Whether the team has read everything. */
  seen: boolean;
  /** Whether the service can be reached. */
  online: boolean;
  /** Whether the service lets nobody else in from this network for a moment. */
  crowded: boolean;
  unread: number;
  /** Whether there is a conversation that is still being fetched. */
  loading: boolean;
};

/** What waits to be sent, before it says anything. */
export const blank = { text: null, location: null, file: null, failed: false };
