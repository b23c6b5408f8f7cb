import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "@/components/ui/classes";

/** A checkbox with its words; the whole row is the target. */
export function Checkbox({
  label,
  hint,
  className,
  onCheckedChange,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "onChange"> & {
  label: ReactNode;
  hint?: ReactNode;
  onCheckedChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={cx("flex min-h-11 items-center gap-3 md:min-h-8", className)}>
      <span className="grid shrink-0 place-items-center *:[grid-area:1/1]">
        <input
          type="checkbox"
          id={id}
          className={cx(
            "peer size-5 appearance-none rounded-sm border border-line-control bg-canvas md:size-4",
            "checked:border-accent checked:bg-accent disabled:opacity-50",
          )}
          {...(hint ? { "aria-describedby": `${id}-hint` } : {})}
          onChange={({ target }) => onCheckedChange(target.checked)}
          {...rest}
        />
        <Check
          aria-hidden
          className="pointer-events-none hidden size-4 text-on-accent peer-checked:block md:size-3"
          strokeWidth={3}
        />
      </span>
      <label htmlFor={id} className="flex-1 cursor-pointer py-1">
        <span className="block">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-ink-faint text-sm">
            {hint}
          </span>
        )}
      </label>
    </div>
  );
}
