"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Input } from "@/components/ui/input";

/** Says what was written when one leaves the field or presses Enter; meanwhile nothing else writes into it. */
export function DraftInput({
  value,
  onCommit,
  ...rest
}: Omit<ComponentProps<"input">, "value" | "onChange" | "onBlur"> & {
  value: string;
  onCommit: (text: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  useEffect(() => {
    if (document.activeElement !== field.current) setText(value);
  }, [value]);
  return (
    <Input
      ref={field}
      autoComplete="off"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => text !== value && onCommit(text)}
      onKeyDown={({ key }) => key === "Enter" && text !== value && onCommit(text)}
      {...rest}
    />
  );
}
