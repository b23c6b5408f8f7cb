/** Keys as they are pressed: "g c" is one after the other, "mod+k" together. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className="inline-flex shrink-0 gap-1">
      {keys.split(" ").map((key) => (
        <kbd
          key={key}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line bg-well px-1 font-sans text-ink-soft text-xs"
        >
          {key
            .split("+")
            .map((part) => names[part] ?? part.toUpperCase())
            .join(" ")}
        </kbd>
      ))}
    </span>
  );
}

const names: Record<string, string> = { mod: "⌘/Ctrl", enter: "↵", esc: "Esc", "[": "[", "?": "?", "/": "/" };
