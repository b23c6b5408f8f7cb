"use client";

import { type ComponentProps, useState } from "react";
import { Input } from "@/components/ui/input";

/** Commits on blur or Enter, and then shows the stored value. */
export function DraftInput({
  value,
  onCommit,
  ...rest
}: Omit<ComponentProps<"input">, "value" | "onChange" | "onBlur" | "onKeyDown"> & {
  value: string;
  onCommit: (text: string) => void;
}) {
  const [text, setText] = useState<string | null>(null);
  return (
    <Input
      autoComplete="off"
      value={text ?? value}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => {
        if (text !== null && text !== value) onCommit(text);
        setText(null);
      }}
      onKeyDown={({ key, currentTarget, nativeEvent }) =>
        key === "Enter" && !nativeEvent.isComposing && currentTarget.blur()
      }
      {...rest}
    />
  );
}
