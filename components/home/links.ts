import type { HomeGap } from "@/clients/typescript/src/client";

type Item = { id: string };

// What is opened from here closes to here again.
export const bookingOf = ({ id }: Item): string => `/calendar/${id}?back=home`;
export const taskOf = ({ id }: Item): string => `/inbox/${id}?back=home`;
export const chatOf = ({ id }: Item): string => `/conversations/${id}`;
export const bookingIn = ({ resource_id, start }: HomeGap): string =>
  `/calendar/new?${new URLSearchParams({ start, with: resource_id, back: "home" })}`;
