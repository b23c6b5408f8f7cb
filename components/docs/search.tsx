"use client";

import { Search as Glass } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Kbd } from "@/components/ui/kbd";

export type Found = { title: string; about: string; href: string; kind: "Guide" | "Operation" | "Problem" };

const most = 12;

/** Every word must be somewhere; a title that begins with what was typed comes first. */
export function find(all: readonly Found[], typed: string): Found[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return all.slice(0, most);
  const rank = ({ title }: Found) => {
    const at = title.toLowerCase().indexOf(words[0] ?? "");
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  return all
    .filter(({ title, about, kind }) => {
      const text = `${title} ${about} ${kind}`.toLowerCase().replaceAll("_", " ");
      return words.every((word) => text.includes(word.replaceAll("_", " ")));
    })
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, most);
}

function Results({ all, close }: { all: readonly Found[]; close: () => void }) {
  const router = useRouter();
  const list = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const found = find(all, typed);
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
        {found.length > 0 ? `${found.length} found` : "Nothing is called that. Try fewer or other words."}
      </p>
    </>
  );
}

/** Finds guides, operations and problems, all in the page: nothing is asked of a server. */
export function Search({ all }: { all: readonly Found[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const slash = event.key === "/" && !(event.target as HTMLElement).closest("input, textarea, select");
      if (!slash && !(event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey))) return;
      event.preventDefault();
      show();
    };
    const show = () => {
      setRound((before) => before + 1);
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, []);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setRound(round + 1);
          dialog.current?.showModal();
        }}
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
        {round > 0 && <Results key={round} all={all} close={close} />}
      </dialog>
    </>
  );
}
