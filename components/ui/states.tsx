import { CircleAlert, type LucideIcon, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import type { HelpPage } from "@/components/help/pages";
import { Button } from "@/components/ui/button";
import { LearnMore } from "@/components/ui/learn-more";

/** Nothing here yet: what this is, and one button to begin. */
export function EmptyState({
  icon: Icon,
  title,
  alone = false,
  learn,
  children,
  action,
}: {
  icon: LucideIcon;
  title: string;
  /** When it is the whole page, its title is the page's. */
  alone?: boolean;
  /** The page of the handbook about it. */
  learn?: HelpPage;
  children: ReactNode;
  action?: ReactNode;
}) {
  const Heading = alone ? "h1" : "h2";
  return (
    <div className="mx-auto flex max-w-[400px] flex-col items-center px-6 py-16 text-center">
      <span className="mb-4 flex size-10 items-center justify-center rounded-md border border-line bg-well text-ink-soft">
        <Icon aria-hidden className="size-5" />
      </span>
      <Heading className="font-semibold text-lg">{title}</Heading>
      <p className="mt-1 text-ink-soft">{children}</p>
      {action && <div className="mt-5">{action}</div>}
      {learn && (
        <p className="mt-5">
          <LearnMore page={learn} />
        </p>
      )}
    </div>
  );
}

/** What happened, in words, and a way to try again. */
export function ErrorState({
  title,
  detail,
  retry,
  retryLabel,
}: {
  title: string;
  detail: string;
  retry: () => void;
  retryLabel: string;
}) {
  return (
    <div role="alert" className="mx-auto flex max-w-[400px] flex-col items-center px-6 py-16 text-center">
      <CircleAlert aria-hidden className="mb-4 size-6 text-trouble-text" />
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="mt-1 text-ink-soft">{detail}</p>
      <Button className="mt-5" onClick={retry}>
        <RotateCw aria-hidden className="size-4" />
        {retryLabel}
      </Button>
    </div>
  );
}

/** A sentence that matters, inside a page or a form. */
export function Notice({ tone = "plain", children }: { tone?: "plain" | "trouble" | "held"; children: ReactNode }) {
  const look = {
    plain: "border-line bg-well text-ink-soft",
    trouble: "border-transparent bg-trouble-soft text-trouble-text",
    held: "border-transparent bg-held-soft text-held-text",
  }[tone];
  return (
    <div role={tone === "trouble" ? "alert" : undefined} className={`rounded-md border px-3 py-2 ${look}`}>
      {children}
    </div>
  );
}
