import { type Drawing, drawings } from "@/demo/drawings";
import { makeRandom, type Random } from "@/demo/random";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { storage } from "@/lib/core/storage/storage";
import { fileKey } from "@/lib/domains/evidence/file-keys";
import type { Author } from "@/lib/domains/evidence/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

const minute = 60_000;

const asked = "@Wesley consegue levar hoje?";

const remarks = {
  queued: ["Cliente pediu entrega até as 18h.", "Confirmar o endereço antes de sair.", asked],
  assigned: ["Separado na prateleira 3.", "Sai na próxima rota.", "Levar troco para R$ 50."],
  in_progress: ["A caminho, trânsito na Rebouças.", "Portaria avisada.", "Chego em dez minutos."],
  done: ["Entregue na portaria, assinou o porteiro.", "Recebido pela própria paciente.", "Tudo certo, obrigado!"],
  not_at_home: [
    "Toquei três vezes, ninguém atendeu.",
    "Vizinho diz que voltam à noite.",
    "Deixei aviso na caixa do correio.",
  ],
} as const satisfies Record<string, readonly [string, ...string[]]>;
type Stage = keyof typeof remarks;

const about = [
  "Prefere contato por WhatsApp depois das 14h.",
  "Mora no fundo, tocar a campainha da direita.",
  "Paga sempre em dinheiro.",
  "Pediu para falar com a Camila nas próximas vezes.",
] as const;

type Task = { id: string; stage: Stage; lat: number; lng: number; made: number; moves: Map<string, number> };
type Rows = {
  comments: Prisma.CommentCreateManyInput[];
  attachments: Prisma.AttachmentCreateManyInput[];
  locations: Prisma.LocationEventCreateManyInput[];
};
type Demo = { actor: Actor; random: Random; rows: Rows; photos: readonly Drawing[]; members: Map<string, string> };

const authors = ["Wesley Barros", "Marina Tavares", "Rafael Nogueira"] as const;
const authorFrom = ({ random, members }: Demo): Author => {
  const name = random.pick(authors);
  return { type: "member", id: members.get(name) ?? "demo", name };
};

function addRemark(demo: Demo, task: Task, at: number, body = demo.random.pick<string>(remarks[task.stage])): void {
  const wesley = demo.members.get("Wesley Barros");
  demo.rows.comments.push({
    project_id: demo.actor.project.id,
    id: newId("cmt", at),
    booking_id: task.id,
    body,
    mentions: body.includes("@Wesley") && wesley ? [wesley] : [],
    author: authorFrom(demo),
    created_at: new Date(at),
  });
}

function addPlace({ actor, random, rows, members }: Demo, task: Task, kind: string, at: number): void {
  rows.locations.push({
    project_id: actor.project.id,
    id: newId("loc", at),
    booking_id: task.id,
    // A phone knows where it is to within a house or two.
    lat: random.near(task.lat, 0.0004),
    lng: random.near(task.lng, 0.0004),
    accuracy: 5 + random.below(30),
    kind,
    author: { type: "member", id: members.get("Wesley Barros") ?? "demo", name: "Wesley Barros" },
    created_at: new Date(at),
  });
}

/** Files first, then their rows, as everywhere. */
async function addPhoto(demo: Demo, task: Task, photo: Drawing, at: number): Promise<void> {
  const { actor, rows } = demo;
  const id = newId("att", at);
  await storage().put(fileKey(actor.project.id, id, "original"), photo.bytes, photo.media_type);
  await storage().put(fileKey(actor.project.id, id, "thumbnail"), photo.thumbnail, "image/webp");
  rows.attachments.push({
    project_id: actor.project.id,
    id,
    booking_id: task.id,
    name: photo.name,
    media_type: photo.media_type,
    size: photo.bytes.length,
    width: photo.width,
    height: photo.height,
    has_thumbnail: true,
    author: authorFrom(demo),
    created_at: new Date(at),
  });
}

async function addTaskEvidence(demo: Demo, task: Task): Promise<void> {
  const { random, photos } = demo;
  const [started, ended] = [task.moves.get("in_progress"), task.moves.get(task.stage)];
  if (random.chance(0.6)) addRemark(demo, task, (ended ?? task.made) + minute);
  if (started !== undefined) addPlace(demo, task, "position", started);
  if (ended === undefined || (task.stage !== "done" && task.stage !== "not_at_home")) return;
  addPlace(demo, task, "arrived", ended - 3 * minute);
  const fitting = photos.filter(({ name }) => (task.stage === "done" ? name !== "portao.jpg" : name === "portao.jpg"));
  const photo = fitting[random.below(fitting.length)];
  if (photo && random.chance(0.5)) await addPhoto(demo, task, photo, ended - minute);
}

const isStage = (stage: string): stage is Stage => stage in remarks;

/** Identifies tasks by what is the same on every installation: ids are not. */
async function tasksOf(actor: Actor): Promise<Task[]> {
  const rows = await reader(actor).booking.findMany({
    where: { project_id: actor.project.id, group_id: { not: null } },
    include: { stage_history: true },
    orderBy: [{ created_at: "asc" }, { lat: "asc" }, { lng: "asc" }],
  });
  return rows.flatMap(({ id, stage, lat, lng, created_at, stage_history }) => {
    if (!isStage(stage) || lat === null || lng === null) return [];
    const moves = new Map(stage_history.map(({ to_stage, at }) => [to_stage, at.getTime()]));
    return [{ id, stage, lat, lng, made: created_at.getTime(), moves }];
  });
}

/** Evidence of drivers and reception for the demo's tasks, and a few comments on customers. */
export async function addEvidence(actor: Actor, members: Map<string, string>): Promise<void> {
  const [tx, random] = [reader(actor), makeRandom(7_411)];
  const rows: Rows = { comments: [], attachments: [], locations: [] };
  const demo: Demo = { actor, random, rows, photos: await drawings(), members };
  const tasks = await tasksOf(actor);
  for (const task of tasks) await addTaskEvidence(demo, task);
  // Somebody is mentioned by name, whichever tasks the random choice left open at this hour.
  const waiting = tasks.find(({ stage }) => stage === "queued");
  if (waiting && rows.comments.every(({ body }) => body !== asked))
    addRemark(demo, waiting, waiting.made + minute, asked);
  const where = { project_id: actor.project.id };
  const customers = await tx.customer.findMany({ where, orderBy: { phone: "asc" }, select: { id: true }, take: 40 });
  for (const { id: customer_id } of customers) {
    if (random.chance(0.5)) continue;
    const at = actor.now.getTime() - (1 + random.below(20 * 24)) * 60 * minute;
    const said = { body: random.pick(about), mentions: [], author: authorFrom(demo), created_at: new Date(at) };
    rows.comments.push({ ...where, id: newId("cmt", at), customer_id, ...said });
  }
  await tx.comment.createMany({ data: rows.comments });
  await tx.attachment.createMany({ data: rows.attachments });
  await tx.locationEvent.createMany({ data: rows.locations });
}
