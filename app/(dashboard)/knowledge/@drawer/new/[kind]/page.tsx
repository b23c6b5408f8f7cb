import { notFound } from "next/navigation";
import { ItemCard } from "@/components/knowledge/item-card";
import { NewSite } from "@/components/knowledge/site-form";

export default async function NewKnowledgePage({ params }: { params: Promise<{ kind: string }> }) {
  const { kind } = await params;
  if (kind === "site") return <NewSite />;
  if (kind !== "text" && kind !== "faq") notFound();
  return <ItemCard key={kind} kind={kind} first={null} />;
}
