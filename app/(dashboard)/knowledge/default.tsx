import KnowledgePage from "@/app/(dashboard)/knowledge/page";

/** The list behind a drawer that was opened by its URL. */
export default KnowledgePage;
