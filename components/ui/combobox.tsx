"use client";

import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { cx } from "@/components/ui/classes";
import { useField } from "@/components/ui/field";
import { controlClass } from "@/components/ui/input";

export type ComboboxOption = {
  value: string;
  label: string;
  /** Fainter words beside the label, such as a phone. */
  aside?: string | null;
  /** Other words that find it, which are not shown. */
  also?: string | undefined;
  icon?: ReactNode;
  /** The heading above the first option of a group. */
  group?: string | undefined;
  disabled?: boolean;
};

type Props = {
  options: readonly ComboboxOption[];
  /** The value of the chosen option: the list opens there. */
  chosen?: string;
  /** The text of the input. */
  text: string;
  onText: (text: string) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChoose: (value: string) => void;
  /** A key while the list is closed, other than those that open it. */
  onClosedKey?: ((event: KeyboardEvent) => void) | undefined;
  /** False while the options still belong to an older text: Enter then waits for the right ones. */
  isCurrent?: boolean;
  /** What the list says when nothing matches. */
  empty?: string;
  /** The name of the list for a screen reader. */
  label: string;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  "aria-label"?: string | undefined;
};

const listHeight = 288;
const pageStep = 8;

/** Above the input where there is no room below it, as the keyboard of a phone may leave none. */
function useRoomAbove(open: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const [isAbove, setAbove] = useState(false);
  useLayoutEffect(() => {
    const box = open && input.current?.getBoundingClientRect();
    if (!box) return;
    const bottom = window.visualViewport?.height ?? window.innerHeight;
    setAbove(box.bottom + listHeight > bottom && box.top > listHeight);
  }, [open]);
  return { input, isAbove };
}

/**
 * A list that is searched by typing: arrows move, Enter chooses, Escape closes, Tab takes what the typed words found.
 * The focus stays in the input, and a screen reader follows by `aria-activedescendant`.
 */
export function Combobox({ options, chosen, text, onText, open, onOpen, onChoose, isCurrent = true, ...props }: Props) {
  const { empty, label, placeholder, autoFocus, disabled, className, onClosedKey } = props;
  const id = useId();
  const { name: _, ...field } = useField();
  const { input, isAbove } = useRoomAbove(open);
  const [active, setActive] = useState(0);
  const [isTyped, setTyped] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const at = Math.min(active, options.length - 1);

  const show = () => {
    setActive(
      Math.max(
        0,
        options.findIndex(({ value }) => value === chosen),
      ),
    );
    setTyped(false);
    onOpen(true);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (!option || option.disabled) return;
    setTyped(false);
    onChoose(option.value);
  };
  useEffect(() => {
    if (!isEntered || !isCurrent) return;
    setEntered(false);
    choose(at);
  });
  useEffect(() => {
    if (open) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [id, open, at]);

  const move = (by: number) => {
    if (!open) show();
    else setActive((at + by + options.length) % Math.max(1, options.length));
  };
  const turnPage = (by: number) => setActive(Math.max(0, Math.min(options.length - 1, at + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (!open) return onClosedKey?.(event);
    else if (event.key === "PageDown") turnPage(pageStep);
    else if (event.key === "PageUp") turnPage(-pageStep);
    else if (event.key === "Enter") isCurrent ? choose(at) : setEntered(true);
    else if (event.key === "Escape") onOpen(false);
    else if (event.key === "Tab" && isTyped && isCurrent) return choose(at);
    else return;
    event.preventDefault();
  };
  return (
    <div className={cx("relative", className)}>
      <input
        ref={input}
        {...field}
        role="combobox"
        aria-label={props["aria-label"]}
        aria-expanded={open}
        aria-controls={id}
        aria-autocomplete="list"
        {...(open && options.length > 0 ? { "aria-activedescendant": `${id}-${at}` } : {})}
        autoComplete="off"
        {...{ autoFocus }}
        disabled={disabled}
        placeholder={placeholder}
        value={text}
        onClick={({ currentTarget }) => {
          if (open) return;
          currentTarget.select();
          show();
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => onOpen(false)}
        onChange={({ target }) => {
          onText(target.value);
          setActive(0);
          setTyped(true);
          setEntered(false);
          onOpen(true);
        }}
        onKeyDown={onKeyDown}
        className={cx(controlClass, "h-11 truncate pr-9 md:h-9")}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
      />
      <div
        hidden={!open}
        className={cx(
          "absolute z-20 w-max min-w-full max-w-[min(420px,calc(100vw-32px))] rounded-md border border-line bg-raised shadow-float",
          isAbove ? "bottom-full mb-1" : "top-full mt-1",
        )}
      >
        <div
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          // The focus stays in the input while the list is clicked or scrolled.
          onMouseDown={(event) => event.preventDefault()}
          className="max-h-[280px] overflow-y-auto p-1"
        >
          {options.map((option, index) => (
            <Row
              key={option.value}
              id={`${id}-${index}`}
              option={option}
              heading={option.group === options[index - 1]?.group ? undefined : option.group}
              isActive={index === at}
              isChosen={option.value === chosen}
              onChoose={() => choose(index)}
            />
          ))}
        </div>
        {options.length === 0 && empty && (
          <p role="status" className="px-3 pb-3 text-ink-soft text-sm">
            {empty}
          </p>
        )}
      </div>
    </div>
  );
}

type RowProps = {
  id: string;
  option: ComboboxOption;
  heading: string | undefined;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function Row({ id, option, heading, isActive, isChosen, onChoose }: RowProps) {
  return (
    <>
      {heading && (
        <div role="presentation" className="px-2 pt-2 pb-1 text-ink-faint text-xs">
          {heading}
        </div>
      )}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isChosen}
        aria-disabled={option.disabled}
        onClick={onChoose}
        onKeyDown={() => {}}
        className={cx(
          "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 text-left hover:bg-well md:min-h-9",
          isActive && "bg-well",
          isChosen && "font-medium",
          option.disabled && "cursor-default text-ink-faint",
        )}
      >
        {option.icon}
        <span className="min-w-0 flex-1 truncate">{option.label}</span>
        {option.aside && <span className="shrink-0 text-ink-faint text-sm tabular-nums">{option.aside}</span>}
      </div>
    </>
  );
}
