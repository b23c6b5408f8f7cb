/** The guides in the order they are best read; the text of each is docs/guides/{slug}.md. */
export const guides = [
  {
    slug: "first-booking",
    title: "First booking in five minutes",
    summary: "From an API key to a confirmed booking, step by step.",
  },
  { slug: "holds", title: "Holds", summary: "Reserve a time while a customer finishes booking." },
  { slug: "idempotency", title: "Idempotency", summary: "Retry a request without running it twice." },
  { slug: "test-mode", title: "Test mode", summary: "A twin of your workspace, with a clock that you can move." },
  { slug: "dry-runs", title: "Dry runs", summary: "Ask what a request would do, without doing it." },
  { slug: "pagination", title: "Pagination", summary: "Read long lists page by page." },
  { slug: "errors", title: "Errors", summary: "One format for every error, and how to handle it." },
  { slug: "rate-limits", title: "Rate limits", summary: "How many requests you can send, and what the headers mean." },
  { slug: "webhooks", title: "Webhooks", summary: "Receive signed events when something changes." },
  { slug: "notices", title: "Customer notices", summary: "Confirmations, reminders and what customers answer." },
  { slug: "reports", title: "Reports", summary: "Figures with their definitions, exports and views for BI tools." },
  { slug: "webchat", title: "Web chat", summary: "Chat and booking on your own website." },
  { slug: "agents", title: "AI agents", summary: "Use the API as tools over MCP." },
  { slug: "stages", title: "Stages", summary: "Define the steps of a task and the actions between them." },
  {
    slug: "team-notifications",
    title: "Team notifications",
    summary: "What each member is told, by which ways, and what escalates.",
  },
  {
    slug: "versioning",
    title: "Versioning and deprecation",
    summary: "What may change, and how changes are announced.",
  },
  { slug: "deploy", title: "Deploying", summary: "Run your own installation, on one machine or several." },
  { slug: "operate", title: "Operating", summary: "Verified backups, upgrades, key rotation and alerts." },
] as const;
