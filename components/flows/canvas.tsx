"use client";

import "@xyflow/react/dist/base.css";
import "@/components/flows/canvas.css";
import {
  Background,
  BaseEdge,
  Controls,
  type Edge,
  EdgeLabelRenderer,
  type EdgeProps,
  getSmoothStepPath,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  useNodesInitialized,
  useReactFlow,
  useStore,
} from "@xyflow/react";
import { useTranslations } from "next-intl";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { type Draft, exitsOf, joined, nodeOf, openExits, start } from "@/components/flows/draft";
import { AddStep, type Editing, stepIcons, stepTypeOf, useStepSentence } from "@/components/flows/step-look";
import { cx } from "@/components/ui/classes";
import type { Branch } from "@/lib/domains/automations/flows/schema";

export type Lit = { ids: ReadonlySet<string>; current: string | null } | null;
type Shown = { editing: Editing; chosen: string | null; faulty: ReadonlySet<string>; lit: Lit };
const ShownContext = createContext<Shown | null>(null);
const useShown = (): Shown => {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error("A step is drawn inside its canvas.");
  return shown;
};

const handle = "!size-2 !min-w-0 !border-line-control !bg-raised";

function StepBox({ id }: NodeProps) {
  const t = useTranslations("flows");
  const { editing, chosen, faulty, lit } = useShown();
  const sentence = useStepSentence();
  const node = nodeOf(editing.draft, id);
  if (!node && id !== start) return null;
  const Icon = stepIcons[node ? stepTypeOf(node) : start];
  const on = lit === null || id === start || lit.ids.has(id);
  return (
    <div
      className={cx(
        "flex min-h-[60px] w-[228px] items-start gap-2 rounded-md border bg-raised p-3 text-sm",
        faulty.has(id) ? "border-trouble" : chosen === id ? "border-accent" : "border-line",
        (chosen === id || lit?.current === id) && "ring-2 ring-accent",
        lit && on && "border-accent",
        !on && "border-dashed text-ink-soft",
      )}
    >
      {node && <Handle type="target" position={Position.Top} className={handle} />}
      <Icon aria-hidden className="mt-[2px] size-4 shrink-0 text-ink-soft" />
      <span className="line-clamp-3 min-w-0 break-words">
        {node ? sentence.node(node) : sentence.trigger(editing.draft.trigger)}
        {faulty.has(id) && <span className="block text-trouble-text">{t("faulty")}</span>}
      </span>
      {exitsOf(node).map(({ branch }) => (
        <Handle
          key={branch ?? ""}
          id={branch ?? ""}
          type="source"
          position={Position.Bottom}
          className={handle}
          style={branch === null ? {} : { left: branch === "yes" ? "25%" : "75%" }}
        />
      ))}
    </div>
  );
}

function OpenEnd({ data }: NodeProps<Node<{ from: string; branch: Branch }>>) {
  const { editing } = useShown();
  return (
    <div className="pointer-events-auto flex w-[228px] justify-center">
      <Handle type="target" position={Position.Top} className="!opacity-0" isConnectable={false} />
      <AddStep editing={editing} exit={data} />
    </div>
  );
}

function Way({ sourceX, sourceY, targetX, targetY, source, data }: EdgeProps<Edge<{ branch: Branch; open: boolean }>>) {
  const t = useTranslations("flows");
  const { editing, lit } = useShown();
  const { branch = null, open = false } = data ?? {};
  const [path, x, y] = getSmoothStepPath({
    sourceX,
    sourceY,
    targetX,
    targetY,
    sourcePosition: Position.Bottom,
    targetPosition: Position.Top,
  });
  return (
    <>
      <BaseEdge path={path} className={cx("way", open && "way-open", lit && "opacity-60")} />
      <EdgeLabelRenderer>
        <div
          className="pointer-events-auto absolute flex items-center gap-1"
          style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
        >
          {branch && (
            <span className="rounded-sm bg-well px-1 font-medium text-ink-soft text-xs">
              {branch === "yes" ? t("yes") : t("no")}
            </span>
          )}
          {!open && <AddStep editing={editing} exit={{ from: source, branch }} />}
        </div>
      </EdgeLabelRenderer>
    </>
  );
}

const nodeTypes = { step: StepBox, end: OpenEnd };
const edgeTypes = { way: Way };

const keyOf = (from: string, branch: Branch): string => `${from} ${branch ?? ""}`;

function pictureOf(draft: Draft, mayEdit: boolean): { nodes: Node[]; edges: Edge[] } {
  const open = mayEdit ? openExits(draft) : [];
  const place = (id: string) => nodeOf(draft, id) ?? { x: 0, y: 0 };
  const aside = { yes: -130, no: 130 };
  return {
    nodes: [
      { id: start, type: "step", position: { x: 0, y: 0 }, data: {}, draggable: false },
      ...draft.nodes.map(({ id, x, y }) => ({ id, type: "step", position: { x, y }, data: {}, draggable: mayEdit })),
      ...open.map(({ from, branch }) => ({
        id: `end ${keyOf(from, branch)}`,
        type: "end",
        data: { from, branch },
        draggable: false,
        focusable: false,
        selectable: false,
        position: { x: place(from).x + (branch ? aside[branch] : 0), y: place(from).y + (branch ? 132 : 96) },
      })),
    ],
    edges: [
      ...draft.edges.map(({ from, to, branch }) => ({ from, to, branch, open: false })),
      ...open.map(({ from, branch }) => ({ from, branch, to: `end ${keyOf(from, branch)}`, open: true })),
    ].map(({ from, to, branch, open: isOpen }) => ({
      id: keyOf(from, branch),
      source: from,
      sourceHandle: branch ?? "",
      target: to,
      type: "way",
      data: { branch, open: isOpen },
      focusable: false,
      selectable: false,
    })),
  };
}

const view = { maxZoom: 1, padding: 0.15 };

/** Fits the whole flow into view when a step is added or removed, or a panel opens. */
function Refit({ steps }: { steps: number }) {
  const { fitView } = useReactFlow();
  const measured = useNodesInitialized();
  const room = useStore(({ width }) => width);
  useEffect(() => {
    if (measured && steps > 0 && room > 0) void fitView({ ...view, duration: 150 });
  }, [fitView, measured, steps, room]);
  return null;
}

/** The flow as a diagram. A drag is stored when it ends; everything else is rendered from the draft. */
export function Canvas({
  onChoose,
  onEdit,
  ...shown
}: Shown & { onChoose: (id: string | null) => void; onEdit: (draft: Draft) => void }) {
  const t = useTranslations("flows");
  const sentence = useStepSentence();
  const { draft, mayEdit } = shown.editing;
  const picture = useMemo(() => pictureOf(draft, mayEdit), [draft, mayEdit]);
  const [dragged, setDragged] = useState<{ of: Draft; id: string; to: { x: number; y: number } } | null>(null);
  // Without measured sizes, every render would hide and measure all boxes again.
  const [sizes, setSizes] = useState<Readonly<Record<string, { width: number; height: number }>>>({});
  /** A changed draft brings its own positions. */
  const inHand = dragged?.of === draft ? dragged : null;
  const nodes = picture.nodes.map((node) => {
    const step = nodeOf(draft, node.id);
    return {
      ...node,
      ...(sizes[node.id] && { measured: sizes[node.id] }),
      position: inHand?.id === node.id ? inHand.to : node.position,
      selected: shown.chosen === node.id,
      ariaLabel: step ? sentence.node(step) : sentence.trigger(draft.trigger),
    };
  });
  return (
    <ShownContext value={shown}>
      <ReactFlow
        nodes={nodes}
        edges={picture.edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        fitView
        fitViewOptions={view}
        minZoom={0.2}
        maxZoom={1.5}
        panOnScroll
        nodesConnectable={mayEdit}
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        proOptions={{ hideAttribution: true }}
        ariaLabelConfig={{
          "node.a11yDescription.default": t("keys_hint"),
          "edge.a11yDescription.default": t("keys_hint"),
          "controls.ariaLabel": t("view"),
          "controls.zoomIn.ariaLabel": t("zoom_in"),
          "controls.zoomOut.ariaLabel": t("zoom_out"),
          "controls.fitView.ariaLabel": t("fit"),
        }}
        onNodesChange={(changes) => {
          const measured = changes.flatMap((change) =>
            change.type === "dimensions" && change.dimensions ? [[change.id, change.dimensions] as const] : [],
          );
          if (measured.length > 0) setSizes((known) => ({ ...known, ...Object.fromEntries(measured) }));
          for (const change of changes) {
            if (change.type === "select" && change.selected) onChoose(change.id);
            if (change.type !== "position" || !change.position) continue;
            const { id, position, dragging } = change;
            if (dragging) setDragged({ of: draft, id, to: position });
            else {
              const place = { x: Math.round(position.x), y: Math.round(position.y) };
              onEdit({ ...draft, nodes: draft.nodes.map((node) => (node.id === id ? { ...node, ...place } : node)) });
            }
          }
        }}
        onPaneClick={() => onChoose(null)}
        onConnect={({ source, sourceHandle, target }) => {
          const branch = sourceHandle === "yes" || sourceHandle === "no" ? sourceHandle : null;
          const next = joined(draft, { from: source, branch }, target);
          if (next) onEdit(next);
        }}
      >
        <Refit steps={nodes.length} />
        <Background gap={20} />
        <Controls showInteractive={false} />
      </ReactFlow>
    </ShownContext>
  );
}
