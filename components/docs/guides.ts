/** The guides in the order they are best read; the text of each is docs/guides/{slug}.md. */
export const guides = [
  {
    slug: "first-booking",
    title: "First booking in five minutes",
    summary: "From a key to a confirmed booking, call by call.",
  },
  { slug: "holds", title: "Holds", summary: "Keep a time while a person decides." },
  { slug: "idempotency", title: "Idempotency", summary: "Repeat a call without doing it twice." },
  { slug: "pagination", title: "Pagination", summary: "Read long lists page by page." },
  { slug: "errors", title: "Errors", summary: "One shape for every problem, and how to branch on it." },
  { slug: "rate-limits", title: "Rate limits", summary: "How many calls, and what the headers say." },
  { slug: "webhooks", title: "Webhooks", summary: "Hear of changes, and know that they are ours." },
  { slug: "webchat", title: "WebChat", summary: "Chat and booking on your own site." },
  { slug: "agents", title: "Agents", summary: "Give a model the same API as tools." },
  { slug: "stages", title: "Stages", summary: "The way a task goes, made by you." },
  { slug: "versioning", title: "Versioning and deprecation", summary: "What may change, and how long you have." },
  { slug: "deploy", title: "Deploying", summary: "Your own installation, from one machine to several." },
  { slug: "operate", title: "Operating", summary: "Backups that are proved, new versions, new keys, alarms." },
] as const;
