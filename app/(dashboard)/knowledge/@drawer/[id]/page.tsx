import { loadOr404 } from "@/app/(dashboard)/member";
import { ItemCard } from "@/components/knowledge/item-card";
import { SiteCard } from "@/components/knowledge/site-card";
import { getKnowledge } from "@/lib/domains/knowledge/operations";
import { getKnowledgeSource } from "@/lib/domains/knowledge/sites/operations";

export default async function KnowledgeItemPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (id.startsWith("src_")) {
    return <SiteCard key={id} first={await loadOr404(getKnowledgeSource, { params: { id } })} />;
  }
  return <ItemCard key={id} kind="text" first={await loadOr404(getKnowledge, { params: { id } })} />;
}
