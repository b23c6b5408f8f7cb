/** What a customer wants. Yes and no are answers, not wishes; another module reads them. */
export const intents = [
  "book",
  "availability",
  "reschedule",
  "cancel",
  "bookings",
  "arriving",
  "location",
  "human",
  "emergency",
  "ask",
  "greet",
  "thanks",
  "bye",
  "none",
] as const;
export type Intent = (typeof intents)[number];
