import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Link } from "@/components/ui/link";
import { TextLink } from "@/components/ui/text-link";

type Props = {
  title: string;
  count?: number;
  /** Where all of them are. */
  all?: string;
  /** What it says while there is nothing. */
  empty?: string;
  children?: ReactNode;
};

/** One answer to "what now?": a heading with how many there are, and the first of them. */
export function Panel({ title, count = 0, all, empty, children }: Props) {
  const t = useTranslations("home");
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-canvas">
      <header className="flex min-h-11 items-center justify-between gap-3 px-4">
        <h2 id={id} className="min-w-0 truncate font-medium">
          {title} {count > 0 && <span className="ml-1 text-ink-faint tabular-nums">{count}</span>}
        </h2>
        {all && (
          <TextLink href={all} className="shrink-0 text-sm">
            {t("all")}
            <span className="sr-only">, {title}</span>
          </TextLink>
        )}
      </header>
      {count === 0 && empty ? (
        <p className="border-line border-t px-4 py-3 text-ink-soft">{empty}</p>
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  );
}

type RowProps = {
  index: number;
  href: string;
  /** In front: a time. */
  lead?: ReactNode;
  name: ReactNode;
  /** Below the name. */
  text: ReactNode;
  /** At the end: how long, or a button. */
  end?: ReactNode;
};

/** The whole row opens what it names; a button at its end lies above. */
export function Row({ index, href, lead, name, text, end }: RowProps) {
  return (
    <li
      data-index={index}
      className="relative flex min-h-14 items-center gap-3 border-line border-t px-4 py-2 hover:bg-well"
    >
      {lead && <span className="w-11 shrink-0 font-medium tabular-nums">{lead}</span>}
      <div className="min-w-0 flex-1">
        <Link href={href} className="block truncate font-medium after:absolute after:inset-0">
          {name}
        </Link>
        <p className="truncate text-ink-soft text-sm">{text}</p>
      </div>
      {end && <div className="relative shrink-0 text-ink-soft text-sm">{end}</div>}
    </li>
  );
}
