import { describe, expect, it } from "vitest";
import { languages } from "@/lib/core/vocabulary";
import { noAnswers } from "@/lib/domains/assistant/answers";
import { proposePlan } from "@/lib/domains/assistant/propose";
import { choicesOf, chosenTexts, questionOf } from "@/lib/domains/assistant/questions";
import { keepEdits, nextTopic, planProblems, relevant } from "@/lib/domains/assistant/rules";
import { businesses, PlanContent, topics } from "@/lib/domains/assistant/schema";
import { answersTopic, understand } from "@/lib/domains/assistant/understanding/understand";
import { siteIn } from "@/lib/domains/assistant/website";
import { CreateResourceBody } from "@/lib/domains/catalog/resources/schema";
import { CreateScheduleBody } from "@/lib/domains/catalog/schedules/schema";
import { CreateServiceBody } from "@/lib/domains/catalog/services/schema";
import { PutStageConfigBody } from "@/lib/domains/stages/schema";

const each = businesses.flatMap((business) =>
  languages.flatMap((language) => ["BRL", "PYG"].map((currency) => ({ business, language, currency }))),
);

describe("a template", () => {
  it.each(each)(
    "$business in $language and $currency makes what the catalog takes",
    ({ business, language, currency }) => {
      const plan = proposePlan({ ...noAnswers, business }, { language, currency, me: "Lucía" });
      expect(PlanContent.parse(plan)).toEqual(plan);
      expect(planProblems(plan)).toEqual([]);
      for (const { key: _, needs, group, ...service } of plan.services)
        CreateServiceBody.parse({ ...service, requirements: needs.map((group_id) => ({ group_id })), group_id: group });
      for (const { key: _, groups, schedule, ...resource } of plan.resources)
        CreateResourceBody.parse({ ...resource, group_ids: groups, schedule_id: schedule });
      for (const { name, weekly } of plan.schedules) CreateScheduleBody.parse({ name, weekly });
      if (plan.stages) expect(PutStageConfigBody.safeParse(plan.stages).error).toBeUndefined();
      expect(plan.services.length).toBeGreaterThan(0);
      expect(plan.resources.length).toBeGreaterThan(0);
      expect(plan.stages === null).toBe(business === "other");
    },
  );

  it("keeps every stage of the default in which live tasks can stand", () => {
    for (const business of businesses) {
      const keys = proposePlan({ ...noAnswers, business }, { language: "en", currency: "USD", me: "Ana" }).stages
        ?.stages;
      if (keys)
        expect(keys.map(({ key }) => key)).toEqual(
          expect.arrayContaining(["scheduled", "queued", "assigned", "in_progress"]),
        );
    }
  });
});

describe("a proposal", () => {
  const setting = { language: "pt-BR" as const, currency: "BRL", me: "Ana" };
  it("takes what was said before what is usual", () => {
    const plan = proposePlan(
      {
        ...noAnswers,
        business: "clinic",
        services: [{ name: "Retorno", minutes: null, price_cents: 10000 }],
        people: ["Dra. Ana"],
        places: [],
        deposit: { percent: 30, cents: null },
        queue: true,
        page: false,
      },
      setting,
    );
    expect(plan.services).toMatchObject([
      { name: "Retorno", duration_minutes: 20, price_cents: 10000, deposit_cents: 3000, needs: ["people"] },
      { kind: "queue", group: "people", needs: [] },
    ]);
    expect(plan.resources.map(({ name }) => name)).toEqual(["Dra. Ana"]);
    expect(plan.booking_page).toBe(false);
    expect(planProblems(plan)).toEqual([]);
  });
  it("adds no queue of its own where the services were named", () => {
    const services = [{ name: "Oil change", minutes: 45, price_cents: 18000 }];
    const named = { ...noAnswers, business: "garage" as const, services };
    const kinds = (answers: typeof named | typeof noAnswers) =>
      proposePlan(answers, setting).services.map(({ kind }) => kind);
    expect(kinds(named)).toEqual(["appointment"]);
    expect(kinds({ ...named, skipped: ["queue"] })).toEqual(["appointment", "queue"]);
    expect(kinds({ ...noAnswers, business: "garage" })).toContain("queue");
  });
  it("never asks more ahead than the price", () => {
    const deposit = { percent: null, cents: 50000 };
    const plan = proposePlan({ ...noAnswers, business: "salon", deposit }, setting);
    for (const { price_cents, deposit_cents } of plan.services)
      expect(deposit_cents ?? 0).toBeLessThanOrEqual(price_cents ?? 0);
  });
  it("keeps what was written by hand, without the groups that are gone", () => {
    const before = proposePlan({ ...noAnswers, business: "clinic" }, setting);
    const mine = { ...before, services: before.services.slice(0, 1) };
    const after = proposePlan({ ...noAnswers, business: "clinic", people: ["Bia"], places: [] }, setting);
    const kept = keepEdits(after, mine, ["services"]);
    expect(kept.services).toEqual([{ ...before.services[0], needs: ["people"] }]);
    expect(kept.resources.map(({ name }) => name)).toEqual(["Bia"]);
  });
  it("changes of services written by hand only what an answer speaks of", () => {
    const before = proposePlan({ ...noAnswers, business: "salon" }, setting);
    const mine = { ...before, services: before.services.slice(0, 1).map((each) => ({ ...each, name: "Meu corte" })) };
    const answers = { ...noAnswers, business: "salon" as const, queue: true };
    const waiting = keepEdits(proposePlan(answers, setting), mine, ["services"], { queue: true });
    expect(waiting.services.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      "Meu corte appointment",
      "Por ordem de chegada queue",
    ]);
    const half = { percent: 50, cents: null };
    const paid = keepEdits(proposePlan(answers, setting), waiting, ["services"], { deposit: half, queue: false });
    expect(paid.services).toMatchObject([{ name: "Meu corte", price_cents: 6000, deposit_cents: 3000 }]);
  });
  it("says what is wrong with it, item by item", () => {
    const plan = proposePlan({ ...noAnswers, business: "salon" }, setting);
    const [first, ...rest] = plan.services;
    const broken = {
      ...plan,
      services: [{ ...first, name: "", price_cents: 100, deposit_cents: 200, needs: ["nobody"] }, ...rest, rest[0]],
      schedules: [{ key: "hours", name: "H", weekly: [{ weekday: 1, from: "18:00", to: "08:00" }] }],
    } as PlanContent;
    const codes = planProblems(broken).map(({ pointer, code }) => `${pointer} ${code}`);
    expect(codes).toEqual(
      expect.arrayContaining([
        "#/services/0/name name_missing",
        "#/services/0/deposit_cents above_price",
        "#/services/0/needs unknown_group",
        "#/services/4/name duplicate_name",
        "#/services/4/key duplicate_key",
        "#/schedules/0/weekly/0 hours",
      ]),
    );
  });
});

describe("the interview", () => {
  it("asks for everything once, in order, and then is done", () => {
    const skipped = topics.filter((topic) => topic !== "done");
    for (const [i, topic] of topics.entries())
      expect(nextTopic({ ...noAnswers, skipped: skipped.slice(0, i) })).toBe(topic);
  });
  it("has words for every question, and each chosen answer is understood", () => {
    for (const topic of topics) {
      for (const language of languages) expect(questionOf(topic, language)).not.toBe("");
      for (const { value } of choicesOf(topic)) {
        if (topic === "business" || value === "skip" || value === "restart") continue;
        expect(answersTopic(understand(chosenTexts[value] ?? "", topic), topic), `${topic} ${value}`).toBe(true);
      }
    }
  });
  it("does not take a settled answer back by the way", () => {
    const answers = { ...noAnswers, business: "garage" as const };
    expect(relevant({ business: "salon", services: [] }, answers, "services")).toEqual({ services: [] });
    expect(relevant({ queue: true }, answers, "services")).toEqual({ queue: true });
  });
  it.each([
    ["veja https://salao.example.com/precos.", "https://salao.example.com/precos"],
    ["meu site é www.salao.com.br", "https://www.salao.com.br"],
    ["corte 1.5h com Ana.Souza", null],
    ["ana@salao.com", null],
    ["http://127.0.0.1:4000/", "http://127.0.0.1:4000/"],
  ])("finds the address in %s", (text, url) => expect(siteIn(text)).toBe(url));
});
