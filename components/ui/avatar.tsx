import { cx } from "@/components/ui/classes";

export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
};

/** A person's photo, else their initials, as decoration: the name is beside it, and only the name is read out. */
export function Avatar({
  name,
  size = "md",
  square = false,
  photo = null,
}: {
  name: string;
  photo?: string | null;
  size?: "sm" | "md" | "lg";
  square?: boolean;
}) {
  const side = { sm: 20, md: 28, lg: 40 }[size];
  const shape = cx(
    "inline-flex shrink-0 select-none",
    square ? "rounded-sm" : "rounded-full",
    { sm: "size-5 text-[10px]", md: "size-7 text-xs", lg: "size-10 text-base" }[size],
  );
  if (photo)
    return (
      <picture className="contents">
        <img
          alt=""
          src={photo}
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
          className={cx(shape, "bg-well object-cover")}
        />
      </picture>
    );
  return (
    <span
      aria-hidden
      data-initials={initialsOf(name)}
      className={cx(
        shape,
        "items-center justify-center bg-confirmed-soft font-semibold text-confirmed-text before:content-[attr(data-initials)]",
      )}
    />
  );
}
