import { CopyButton } from "@/components/ui/copy";
import { Tabs } from "@/components/ui/tabs";

/** A code block with a copy button. Wrapped, not scrolled: a scroll area would need keyboard focus. */
export const CodeBlock = ({ text }: { text: string }) => (
  <div className="relative">
    <pre className="whitespace-pre-wrap break-words rounded-md border border-line bg-well p-3 pr-12 font-mono text-xs leading-relaxed">
      {text}
    </pre>
    <div className="absolute top-1 right-1">
      <CopyButton text={text} />
    </div>
  </div>
);

/** The same in several languages. */
export const CodeTabs = ({
  tabs,
  name = "Language",
}: {
  tabs: readonly { label: string; text: string }[];
  name?: string;
}) => (
  <Tabs label={name} tabs={tabs.map(({ label, text }) => ({ key: label, label, panel: <CodeBlock text={text} /> }))} />
);
