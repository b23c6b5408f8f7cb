import KnowledgePage from "@/app/(dashboard)/knowledge/page";

/** Behind a drawer that was opened by its address stands the list. */
export default KnowledgePage;
