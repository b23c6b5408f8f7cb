import { notFound } from "next/navigation";
import { base, guideText } from "@/app/docs/reference-data";
import { CodeTabs } from "@/components/docs/code";
import { guides } from "@/components/docs/guides";
import { Markdown } from "@/components/docs/markdown";
import { setups } from "@/components/settings/agents/setups";

type Props = { params: Promise<{ slug: string }> };

export const generateMetadata = async ({ params }: Props) => {
  const { slug } = await params;
  return { title: guides.find((guide) => guide.slug === slug)?.title ?? "Guide" };
};

export default async function GuidePage({ params }: Props) {
  const { slug } = await params;
  const text = guideText(slug);
  if (text === null) notFound();
  return (
    <>
      <Markdown text={text.replaceAll("http://localhost:3000", base())} />
      {slug === "agents" && (
        <section className="max-w-[720px]" aria-labelledby="setups">
          <h2 id="setups" className="mt-8 mb-2 font-semibold text-xl">
            Setups
          </h2>
          <CodeTabs
            tabs={setups.map(({ label, text: setup }) => ({ label, text: setup(`${base()}/api/mcp`, true) }))}
          />
        </section>
      )}
    </>
  );
}
