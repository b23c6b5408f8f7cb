"use client";

import { Search as Glass } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent as ReactKeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { type Entry, find } from "@/components/docs/find";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Kbd } from "@/components/ui/kbd";

/** Read once, when the dialog is first opened; after a failure, when it is opened again. */
let index: Promise<Entry[]> | undefined;
function readIndex(): Promise<Entry[]> {
  index ??= fetch("/docs/search.json").then((answer) => answer.json() as Promise<Entry[]>);
  index.catch(() => {
    index = undefined;
  });
  return index;
}

type Loaded = readonly Entry[] | "loading" | "failed";

const stateWords = (loaded: Loaded, found: number): string => {
  if (loaded === "loading") return "Loading…";
  if (loaded === "failed") return "The search could not be loaded. Close it and open it again.";
  return found > 0 ? `${found} found` : "Nothing has these words. Try fewer or other ones.";
};

/** The dialog is open when its field is rendered, and what is typed belongs there. */
const focus = (field: HTMLInputElement | null): void => field?.focus();

function Results({ loaded, close }: { loaded: Loaded; close: () => void }) {
  const router = useRouter();
  const list = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const found = typeof loaded === "string" ? [] : find(loaded, typed);
  const go = (href: string) => {
    close();
    router.push(href);
  };
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[at];
    if (step) {
      event.preventDefault();
      setAt((at + step + found.length) % Math.max(1, found.length));
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      go(chosen.href);
    }
  };
  return (
    <>
      <input
        ref={focus}
        role="combobox"
        aria-label="Search the documentation"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
        value={typed}
        placeholder="Search guides, operations and problems"
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="h-12 w-full border-line border-b bg-transparent px-4 text-lg outline-none placeholder:text-ink-faint"
      />
      <div id={list} role="listbox" aria-label="Found" className="max-h-[60vh] overflow-y-auto p-2">
        {found.map(({ title, about, href, kind }, i) => (
          <div
            key={href}
            id={`${list}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            onClick={() => go(href)}
            onKeyDown={onKeyDown}
            className={cx(
              "flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-md px-3 py-1",
              i === at ? "bg-chosen" : "hover:bg-well",
            )}
          >
            <span className="font-medium">{title}</span>
            <span className="min-w-0 truncate text-ink-soft text-sm">{about}</span>
            <span className="ml-auto text-ink-soft text-xs">{kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? "sr-only" : "px-5 pb-4 text-ink-soft"}>
        {stateWords(loaded, found.length)}
      </p>
    </>
  );
}

/** Finds guides with their sections, operations and problems. */
export function Search() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>("loading");
  const show = useCallback(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    setRound((before) => before + 1);
    readIndex().then(setLoaded, () => setLoaded("failed"));
  }, []);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const slash = event.key === "/" && !(event.target as HTMLElement).closest("input, textarea, select");
      if (!slash && !(event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey))) return;
      event.preventDefault();
      show();
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, [show]);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        onClick={show}
        className={cx(buttonClass(), "min-w-0 flex-1 justify-start font-normal text-ink-soft md:max-w-[320px]")}
      >
        <Glass aria-hidden className="size-4" />
        <span className="flex-1 text-left">Search</span>
        <span className="hidden md:inline">
          <Kbd keys="mod+k" />
        </span>
      </button>
      <dialog
        ref={dialog}
        aria-label="Search"
        className="m-auto mt-[10vh] w-[min(640px,calc(100vw-32px))] rounded-md border border-line bg-raised p-0 text-ink shadow-float backdrop:bg-overlay"
      >
        {round > 0 && <Results key={round} loaded={loaded} close={close} />}
      </dialog>
    </>
  );
}
