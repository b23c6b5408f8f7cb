import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { demoDomain } from "@/lib/domains/account/rules";
import type { SignedUp } from "@/lib/domains/account/schema";
import { signIn } from "@/lib/domains/account/sign-in";
import { setEnv } from "@/lib/testing/environment";
import { mailbox } from "@/lib/testing/mailbox";
import { call, goodPassword, makeAccount, someAddress } from "@/lib/testing/world";

const box = await mailbox();
const smtp = process.env.SMTP_URL;
afterAll(box.stop);

const workspace = { name: "Clínica", timezone: "America/Sao_Paulo", currency: "BRL", locale: "es" };
const someone = () => `${newId("usr").toLowerCase()}@example.com`;
const post = <T>(path: string, body: object) =>
  call<T>(path, { method: "POST", body, headers: { "x-turnero-address": someAddress() } });
const wanted = (email: string, password = goodPassword) => ({ name: "Ana", email, password, workspace });
const signUp = (email: string) => post<SignedUp & { code?: string }>("/sign-up", wanted(email));
const request = (email: string, password?: string) => post<object>("/sign-up-requests", wanted(email, password));
const confirm = (token: string | undefined, password: string) =>
  post<SignedUp>("/sign-up-requests/confirm", { token, password });
const wayNow = async () => (await call<{ way: string }>("/sign-up-way")).body.way;
const linkTo = async (email: string) => /sign-up\/([\w-]{43})/.exec((await box.mailTo(email)).text ?? "")?.[1];

const empty = () => prisma().$executeRaw`TRUNCATE "user" CASCADE`;
afterEach(() => {
  setEnv("SIGN_UP", undefined);
  setEnv("SMTP_URL", smtp);
});

describe("the first account", () => {
  beforeEach(empty);

  it.each([
    ["invite", undefined],
    ["invite", smtp],
    ["open", smtp],
  ])("can always be made, of many who want it at once by one (SIGN_UP=%s, mail at %s)", async (way, mail) => {
    setEnv("SIGN_UP", way);
    setEnv("SMTP_URL", mail);
    await prisma().user.create({ data: { id: newId("usr"), email: `x@${demoDomain}`, name: "X", password_hash: "" } });
    expect(await wayNow(), "the demo's people are nobody").toBe("direct");
    const replies = await Promise.all([1, 2, 3, 4].map(() => signUp(someone())));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403]);
    expect(replies.find(({ status }) => status === 403)?.body.code).toBe("sign_up_closed");
  });
});

describe("by invitation", () => {
  it("nobody signs up, whether or not they have an account, and the refusal says the same", async () => {
    const ana = await makeAccount();
    setEnv("SIGN_UP", "invite");
    expect(await wayNow()).toBe("invite");
    const gist = ({ status, body }: { status: number; body: unknown }) => ({
      status,
      ...(body as object),
      instance: "",
    });
    const known = gist(await signUp(ana.email));
    expect(known).toMatchObject({ status: 403, code: "sign_up_closed", detail: expect.stringContaining("invitation") });
    expect(gist(await signUp(someone()))).toEqual(known);
    expect(gist(await request(ana.email))).toEqual(known);
    expect(gist(await request(someone()))).toEqual(known);
  });
});

describe("by e-mail", () => {
  it("a request is answered alike for known and unknown, and each mailbox is told what it needs", async () => {
    const ana = await makeAccount();
    const email = someone();
    expect(await wayNow()).toBe("by_mail");
    const [known, unknown] = [await request(ana.email), await request(email)];
    expect(known.status).toBe(202);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const told = (await box.mailTo(ana.email)).text;
    expect(told).toContain("/forgot-password");
    expect(told).not.toMatch(/sign-up\//);
    const token = await linkTo(email);
    const made = await confirm(token, goodPassword);
    expect(made).toMatchObject({ status: 201, body: { user: { email, name: "Ana" }, workspace: { role: "owner" } } });
    expect((await signIn(email, goodPassword, someAddress()))?.id).toBe(made.body.user.id);
    const again = await confirm(token, goodPassword);
    expect(again).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/token", code: "invalid_token" }] } });
  });

  it("takes as long for a known address as for an unknown one", { retry: 2 }, async () => {
    const known = await Promise.all(Array.from({ length: 12 }, async () => (await makeAccount()).email));
    const time = async (email: string) => {
      const start = process.cpuUsage();
      expect((await request(email)).status).toBe(202);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const times: [number[], number[]] = [[], []];
    for (const email of known) {
      times[0].push(await time(email));
      times[1].push(await time(someone()));
    }
    const [a, b] = times.map((all) => all.slice(1).sort((x, y) => x - y)[5] as number) as [number, number];
    expect(Math.abs(a - b) / Math.max(a, b)).toBeLessThan(0.3);
  });

  it("makes nothing in another's name: the link wants the password of whoever asked", async () => {
    const victim = someone();
    await request(victim, "the attacker's own one");
    const token = await linkTo(victim);
    const refused = await confirm(token, goodPassword);
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: "wrong_password" }] } });
    expect(await prisma().user.count({ where: { email: victim } })).toBe(0);
  });

  it("sends a mailbox three letters, goes by none that is too old, and refuses the way without letters", async () => {
    const email = someone();
    for (let i = 0; i < 6; i++) expect((await request(email)).status).toBe(202);
    expect(await prisma().signUp.count({ where: { email } })).toBe(3);
    await prisma().signUp.updateMany({ where: { email }, data: { expires_at: new Date() } });
    expect((await confirm(await linkTo(email), goodPassword)).status).toBe(422);
    await request(someone());
    expect(await prisma().signUp.count({ where: { email } }), "what is too old goes").toBe(0);
    expect(await signUp(someone())).toMatchObject({ status: 403, body: { code: "sign_up_closed" } });
  });
});
