import { cx } from "@/components/ui/classes";

/** Holds the place of text or a control until it comes, in its final size. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx("breathing block h-3", className)} />
);
