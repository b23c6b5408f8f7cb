import type { ReactNode } from "react";
import { cx } from "@/components/ui/classes";

/** A message's bubble: ours and theirs have different backgrounds. */
export function Speech({ out, failed = false, children }: { out: boolean; failed?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        "max-w-full rounded-md px-3 py-2",
        out ? "bg-confirmed-soft" : "bg-well",
        failed && "outline outline-1 outline-trouble",
      )}
    >
      {children}
    </div>
  );
}

const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/;

/** The words, as text; only what is a web address becomes a link. */
export function Words({ text }: { text: string }) {
  let at = 0;
  return (
    <p className="whitespace-pre-wrap break-words [overflow-wrap:anywhere]">
      {text.split(address).map((part, index) => {
        at += part.length + 1;
        return index % 2 === 1 ? (
          <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow" className="underline">
            {part}
          </a>
        ) : (
          part
        );
      })}
    </p>
  );
}
