// npm run mail-pictures: renews the pictures in docs/mails, of every mail that a customer gets, from the texts and the
// template that are sent. No database is needed: the workspace has no text of its own.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { anonymous } from "@/lib/core/actor";
import type { Sql } from "@/lib/core/db";
import { type Language, languages, type NoticeKind, noticeKinds, type Status } from "@/lib/core/vocabulary";
import type { Followed } from "@/lib/domains/booking-page/links/store";
import { linkUrl } from "@/lib/domains/booking-page/tokens";
import { htmlOf } from "@/lib/domains/mail/template";
import { compose, sayOf } from "@/lib/domains/notices/compose";
import { noticeLetter } from "@/lib/domains/notices/letter";
import { exampleNames } from "@/lib/domains/notices/texts/example";
import { ensureBrowser, findBrowser } from "./browser.mjs";

process.env.DATABASE_URL ??= "postgres://localhost/unused";
process.env.AUTH_SECRET ??= "only-to-sign-the-link-of-an-example-mail";
process.env.ENCRYPTION_KEY ??= Buffer.alloc(32).toString("base64");
process.env.APP_URL = "https://turnero.example";

const folder = join(import.meta.dirname, "../docs/mails");
const nothing: Sql = async () => [];
const now = new Date("2026-03-02T12:00:00Z");
const [start, end] = ["2026-03-05T18:00:00.000Z", "2026-03-05T19:00:00.000Z"];
const was = "2026-03-04T17:00:00.000Z";
const deadline = "2026-03-03T12:00:00.000Z";

/** How the booking stands when each of them is sent. */
const standing: Record<NoticeKind, Status> = {
  confirmed: "confirmed",
  reserved: "pending_payment",
  reminder: "confirmed",
  moved: "confirmed",
  cancelled: "cancelled",
  reinstated: "confirmed",
  hold_expiring: "pending_payment",
  thanks: "completed",
  message: "completed",
};

/** What an automation might say. */
const ownWords: Record<Language, string> = {
  en: "Hello {customer}! Was everything as you wished? Your answer helps us.",
  es: "¡Hola, {customer}! ¿Salió todo bien? La respuesta nos ayuda.",
  "pt-BR": "Olá, {customer}! Deu tudo certo? Sua resposta nos ajuda.",
};

function visitOf(kind: NoticeKind, language: Language): Followed {
  const { service, people, place } = exampleNames(language);
  const waits = standing[kind] === "pending_payment";
  return {
    root: "bkg_example",
    version: 1,
    service: { id: "svc_example", name: service, duration_minutes: 60, deposit_cents: null, notice: 0 },
    unanswered: [],
    people: [people],
    place,
    page: { policy: null, address: null, logo_id: null },
    told: { notices: true, contact: false },
    booking: {
      id: "bkg_example",
      status: standing[kind],
      stage: "scheduled",
      service_id: "svc_example",
      start,
      end,
      party_size: 1,
      customer: null,
      allocations: [],
      resource_ids: [],
      priority: "normal",
      tags: [],
      source: "api",
      notes: null,
      intake: null,
      intake_missing: [],
      due_at: null,
      location: null,
      assignee: null,
      group_id: null,
      hold_expires_at: waits ? deadline : null,
      rescheduled_from_id: null,
      rescheduled_to_id: null,
      cancel_reason: null,
      outcome: null,
      undo_until: null,
      price_cents: null,
      currency: "BRL",
      conversation_id: null,
      attending_since: null,
      confirm_by: null,
      version: 1,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    },
  };
}

async function mailOf(kind: NoticeKind, language: Language): Promise<string> {
  const project = {
    ...anonymous(now, "", null).project,
    name: "Studio Aurora",
    timezone: "America/Sao_Paulo",
    locale: language,
  };
  const token = "1Ch8ogBY3M2zweLvR837Zi";
  const to = { name: exampleNames(language).customer, locale: language };
  const moved = kind === "moved" ? was : null;
  const said = await sayOf(nothing, project, kind, visitOf(kind, language), { to, link: linkUrl(token), was: moved });
  const words = await compose(nothing, project, kind, said, kind === "message" ? ownWords[language] : null);
  return htmlOf(noticeLetter(kind, project, { ...said, token }, words, "ana@example.com"));
}

mkdirSync(folder, { recursive: true });
ensureBrowser();
const executablePath = findBrowser();
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage({ viewport: { width: 390, height: 100 }, colorScheme: "light" });
for (const language of languages) {
  for (const kind of noticeKinds) {
    await page.setContent(await mailOf(kind, language));
    const picture = await page.screenshot({ fullPage: true });
    const file = join(folder, `${kind}.${language}.png`);
    const { size } = await sharp(picture).png({ palette: true, colours: 32 }).toFile(file);
    console.log(`${kind}.${language}.png ${Math.round(size / 1024)} kB`);
  }
}
await browser.close();
