import { CopyButton } from "@/components/ui/copy";

/** Lines for somebody's own pages or programs, with their button. */
export function CodeBox({ text, label }: { text: string; label: string }) {
  return (
    <section aria-label={label} className="relative">
      {/* Wrapped, not scrolled: a scroll area would need keyboard focus. */}
      <pre className="whitespace-pre-wrap break-words rounded-md border border-line bg-well p-3 pr-12 font-mono text-xs">
        {text}
      </pre>
      <div className="absolute top-1 right-1">
        <CopyButton text={text} />
      </div>
    </section>
  );
}
