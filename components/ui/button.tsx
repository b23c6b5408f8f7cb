import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "@/components/ui/classes";

const looks = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border border-line-control bg-canvas text-ink hover:bg-well",
  ghost: "text-ink-soft hover:bg-well hover:text-ink",
  danger: "bg-trouble text-on-accent hover:bg-trouble-strong",
} as const;

const sizes = {
  md: "h-11 px-4 md:h-9 md:px-3",
  sm: "h-11 px-3 text-sm md:h-7 md:px-2",
  icon: "size-11 md:size-9",
  "icon-sm": "size-11 md:size-7",
} as const;

type Style = { look?: keyof typeof looks; size?: keyof typeof sizes };

/** For a link that is dressed as a button. */
export const buttonClass = ({ look = "secondary", size = "md" }: Style = {}): string =>
  cx(
    "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium",
    "transition-colors duration-100 disabled:opacity-50 disabled:pointer-events-none aria-disabled:opacity-50",
    looks[look],
    sizes[size],
  );

/** Pending it keeps the focus, which a button that the browser disables would lose; it only does nothing. */
export function Button({
  look,
  size,
  pending = false,
  className,
  children,
  type = "button",
  disabled = false,
  onClick,
  ...rest
}: ComponentProps<"button"> & Style & { pending?: boolean }) {
  return (
    <button
      type={type}
      className={cx(buttonClass({ look, size }), "relative", className)}
      aria-busy={pending || undefined}
      {...rest}
      disabled={disabled && !pending}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && <LoaderCircle aria-hidden className="absolute size-4 animate-spin" />}
      <span className={cx("inline-flex items-center gap-2", pending && "invisible")}>{children}</span>
    </button>
  );
}
