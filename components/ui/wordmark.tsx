import { cx } from "@/components/ui/classes";

export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={cx("size-6", className)}>
      <rect x="1" y="3" width="22" height="5" rx="2.5" className="fill-accent" />
      <rect x="9" y="10.5" width="14" height="5" rx="2.5" className="fill-accent opacity-60" />
      <rect x="9" y="18" width="6" height="5" rx="2.5" className="fill-accent opacity-35" />
    </svg>
  );
}

export const Wordmark = () => (
  <span className="inline-flex items-center gap-2 font-semibold text-xl tracking-tight">
    <Mark />
    Turnero
  </span>
);
