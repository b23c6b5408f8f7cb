import { searchIndex } from "@/app/docs/search-index";

// Made from what is running, not at build time.
export const dynamic = "force-dynamic";

/** What the search dialog reads when it is opened. */
export const GET = (): Response => Response.json(searchIndex());
