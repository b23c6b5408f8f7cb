import type { ReactNode } from "react";

/**
 * A free time to be chosen, on the booking page, at the desk and in the chat; looks and words are the caller's. Disabled it
 * keeps the focus, which a button that the browser disables would lose.
 */
export function TimeButton({
  start,
  pressed,
  disabled,
  className,
  stop,
  onClick,
  children,
}: {
  start: string;
  /** Left out where choosing leads on at once. */
  pressed?: boolean;
  disabled: boolean;
  className: string;
  /** Its place among the times, which are one Tab stop. */
  stop: { "data-stop"?: string; tabIndex: number };
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      data-start={start}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      className={className}
      onClick={disabled ? undefined : onClick}
      {...stop}
    >
      {children}
    </button>
  );
}
