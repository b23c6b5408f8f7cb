import { notFound } from "next/navigation";
import { base, described, groups, problemCodes } from "@/app/docs/reference-data";
import { EndpointEntry } from "@/components/docs/endpoint";
import { Words } from "@/components/docs/markdown";
import { cx, thumbRow } from "@/components/ui/classes";

type Props = { params: Promise<{ tag: string }> };

const groupAt = async (params: Props["params"]) => {
  const { tag } = await params;
  return groups().find(({ slug }) => slug === tag) ?? null;
};

export const generateMetadata = async ({ params }: Props) => ({ title: (await groupAt(params))?.name ?? "Reference" });

export default async function ReferencePage({ params }: Props) {
  const group = await groupAt(params);
  if (!group) notFound();
  const { schemas } = described().components;
  return (
    <>
      <h1 className="font-semibold text-2xl">{group.name}</h1>
      {group.description && (
        <p className="mt-2 max-w-[720px]">
          <Words text={group.description} />
        </p>
      )}
      <ul className="mt-3 columns-1 gap-x-6 md:columns-2 xl:columns-3">
        {group.endpoints.map(({ operationId, summary, method }) => (
          <li key={operationId} className="flex items-center gap-2 text-sm md:py-[2px]">
            <code className="w-14 shrink-0 font-mono text-ink-soft">{method}</code>
            <a href={`#${operationId}`} className={cx(thumbRow, "flex-1 underline-offset-2 hover:underline")}>
              {summary}
            </a>
          </li>
        ))}
      </ul>
      {group.endpoints.map((endpoint) => (
        <EndpointEntry
          key={endpoint.operationId}
          endpoint={endpoint}
          all={schemas}
          base={base()}
          known={problemCodes}
        />
      ))}
    </>
  );
}
