import { notFound } from "next/navigation";
import { base, guideText } from "@/app/docs/reference-data";
import { CodeTabs } from "@/components/docs/code";
import { guides } from "@/components/docs/guides";
import { Markdown, Words } from "@/components/docs/markdown";
import { setupKinds, setups } from "@/components/settings/agents/setups";

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
      {slug === "agents" &&
        setupKinds.map(({ id, title, about, keyed }) => (
          <section key={id} className="max-w-[720px]" aria-labelledby={id}>
            <h2 id={id} className="mt-8 mb-2 font-semibold text-xl">
              {title}
            </h2>
            <p className="my-3">
              <Words text={about} />
            </p>
            <CodeTabs
              name="Agent"
              tabs={setups.map(({ label, text: setup }) => ({ label, text: setup(`${base()}/api/mcp`, keyed) }))}
            />
          </section>
        ))}
    </>
  );
}
