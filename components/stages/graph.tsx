"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { CategoryBadge, categoryLook, Dot } from "@/components/stages/category";
import type { Draft } from "@/components/stages/draft";
import { box, type Picture, pictureOf, shortened } from "@/components/stages/layout";
import { cx } from "@/components/ui/classes";

type Hover = { stage?: string; action?: string } | null;

/** The hovered element. It only highlights what the list says in words, so it needs no keyboard access. */
function useHover(drawing: RefObject<SVGSVGElement | null>): Hover {
  const [hover, setHover] = useState<Hover>(null);
  useEffect(() => {
    const svg = drawing.current;
    const over = ({ target }: Event) => {
      const { stage, action } = (target as Element).closest<SVGGElement>("[data-stage], [data-action]")?.dataset ?? {};
      setHover(stage || action ? { ...(stage ? { stage } : {}), ...(action ? { action } : {}) } : null);
    };
    const leave = () => setHover(null);
    svg?.addEventListener("mouseover", over);
    svg?.addEventListener("mouseleave", leave);
    return () => {
      svg?.removeEventListener("mouseover", over);
      svg?.removeEventListener("mouseleave", leave);
    };
  }, [drawing]);
  return hover;
}

function isLit(hover: Hover, action: string, stages: readonly string[]): boolean {
  if (!hover) return false;
  return hover.action === action || (hover.stage !== undefined && stages.includes(hover.stage));
}

function Lines({ picture, hover }: { picture: Picture; hover: Hover }) {
  return (
    <g fill="none" strokeWidth={1.5}>
      {picture.lines.map(({ action, stages, path, arrow }) => {
        const lit = isLit(hover, action, stages);
        return (
          <path
            key={`${action} ${path}`}
            d={path}
            markerEnd={arrow ? `url(#${lit ? "lit" : "plain"}-arrow)` : undefined}
            className={cx(lit ? "stroke-accent" : "stroke-line-control", hover && !lit && "opacity-20")}
          />
        );
      })}
    </g>
  );
}

const Arrow = ({ id, look }: { id: string; look: string }) => (
  <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
    <path d="M0 0.5L8 4L0 7.5z" className={look} />
  </marker>
);

/** The graph of stages and actions. Everything it shows is also in the list for screen readers. */
function Drawing({ draft, label }: { draft: Draft; label: string }) {
  const t = useTranslations("stages");
  const picture = useMemo(() => pictureOf(draft), [draft]);
  const drawing = useRef<SVGSVGElement>(null);
  const hover = useHover(drawing);
  return (
    <svg
      ref={drawing}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      style={{ width: picture.width, minWidth: Math.min(picture.width, 860) }}
      className="mx-auto block h-auto max-w-full"
    >
      <defs>
        <Arrow id="plain-arrow" look="fill-line-control" />
        <Arrow id="lit-arrow" look="fill-accent" />
      </defs>
      <Lines picture={picture} hover={hover} />
      {picture.actions.map(({ action, stages, x, y, width, text }) => {
        const lit = isLit(hover, action.key, stages);
        return (
          <g key={`${action.key} ${x}`} data-action={action.key}>
            <title>{action.label}</title>
            <rect
              x={x - width / 2}
              y={y - box.labelHeight / 2}
              width={width}
              height={box.labelHeight}
              rx={box.labelHeight / 2}
              className={cx("fill-canvas", lit ? "stroke-accent" : "stroke-line-control")}
            />
            <text x={x} y={y + 4} textAnchor="middle" fontSize={12} className={lit ? "fill-ink" : "fill-ink-soft"}>
              {text}
            </text>
          </g>
        );
      })}
      {picture.stages.map(({ stage, x, y }) => {
        const { icon: Icon, box: look, ink } = categoryLook[stage.category];
        const top = y - box.height / 2;
        return (
          <g key={stage.key} data-stage={stage.key}>
            <title>{stage.name}</title>
            <rect x={x} y={top} width={box.width} height={box.height} rx={8} className={look} />
            <rect x={x + 8} y={top + 10} width={4} height={box.height - 20} rx={2} fill={stage.color} />
            <text x={x + 22} y={y - 4} fontSize={14} fontWeight={600} className="fill-ink">
              {shortened(stage.name)}
            </text>
            <Icon aria-hidden x={x + 22} y={y + 5} width={12} height={12} className={ink} />
            <text x={x + 39} y={y + 15} fontSize={12} fill="currentColor" className={ink}>
              {t(`category.${stage.category}`)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The same in words: what can happen in each stage. On a phone this is the picture. */
function InWords({ draft }: { draft: Draft }) {
  const t = useTranslations("stages");
  const nameOf = (key: string): string => draft.stages.find((stage) => stage.key === key)?.name ?? "–";
  return (
    <ol className="flex flex-col">
      {draft.stages.map(({ key, name, category, color }) => {
        const ways = draft.actions.filter(({ from }) => from.includes(key));
        return (
          <li key={key} className="border-line border-b py-3 last:border-b-0">
            <div className="flex items-center gap-2">
              <Dot color={color} />
              <span className="min-w-0 flex-1 truncate font-medium">{name || t("unnamed_stage")}</span>
              <CategoryBadge category={category} />
            </div>
            {ways.length > 0 && (
              <ul className="mt-1 pl-5 text-ink-soft text-sm">
                {ways.map((action) => (
                  <li key={action.key}>
                    {t("way", { action: action.label || t("unnamed_action"), stage: nameOf(action.to) })}
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function Graph({ draft }: { draft: Draft }) {
  const t = useTranslations("stages");
  return (
    <div className="rounded-md border border-line bg-rail px-4 md:px-3 md:py-4">
      <div className="hidden overflow-x-auto md:block">
        <Drawing draft={draft} label={t("picture")} />
      </div>
      <div className="md:sr-only">
        <InWords draft={draft} />
      </div>
    </div>
  );
}
