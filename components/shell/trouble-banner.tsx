import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";

const tones = { trouble: "bg-trouble-soft text-trouble-text", held: "bg-held-soft text-held-text" };
type Props = { tone: keyof typeof tones; href: string; look: string; children: ReactNode };

/** A line above every page, with the way to what it tells of. Loaded when there is trouble. */
export function TroubleBanner({ tone, href, look, children }: Props) {
  return (
    <p role="status" className={cx("banner flex items-center gap-2 px-4 md:px-6", tones[tone])}>
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 truncate max-md:flex-1">{children}</span>
      <Link href={href} className="shrink-0 font-medium underline underline-offset-2">
        {look}
      </Link>
    </p>
  );
}
