import { describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { notificationChannels, notificationKinds, type Preferences } from "@/lib/domains/account/rules";
import type { SignedUp } from "@/lib/domains/account/schema";
import { signIn } from "@/lib/domains/account/sign-in";
import {
  call,
  cookieOf,
  goodPassword,
  makeAccount,
  makeMember,
  makeProject,
  sessionCall,
  someAddress,
} from "@/lib/testing/world";

const workspace = { name: "Clínica São João", timezone: "America/Sao_Paulo", currency: "BRL", locale: "pt-BR" };
const someone = () => `${newId("usr").toLowerCase()}@example.com`;
const signUp = (body: object, address = someAddress()) =>
  call<SignedUp>("/sign-up", {
    method: "POST",
    body: { name: "Ana", password: goodPassword, workspace, ...body },
    headers: { "x-turnero-address": address },
  });
const forgot = (email: string, address = someAddress()) =>
  call("/password/forgot", { method: "POST", body: { email }, headers: { "x-turnero-address": address } });

describe("a sign-up", () => {
  it("makes the person, the workspace, and them its owner", async () => {
    const email = someone();
    const { status, body } = await signUp({ email: ` ${email.toUpperCase()} ` });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      user: { name: "Ana", email },
      workspace: { role: "owner", current: true, ...workspace },
    });
    const me = await sessionCall(await cookieOf(body.user.id))("/me");
    expect(me.body).toMatchObject({ member: { role: "owner", email }, project: { id: body.workspace.id } });
    const { password_hash } = await prisma().user.findUniqueOrThrow({ where: { email } });
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const entry = await prisma().auditEntry.findFirstOrThrow({ where: { project_id: body.workspace.id } });
    expect(entry).toMatchObject({ action: "workspace.created", actor: { email, role: "owner" } });
  });

  it("gives an address to one of many who ask at once", async () => {
    const email = someone();
    const replies = await Promise.all(Array.from({ length: 4 }, () => signUp({ email })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    const refused = replies.find(({ status }) => status === 422);
    expect(refused?.body).toMatchObject({ errors: [{ pointer: "#/email", code: "email_taken" }] });
    const user = await prisma().user.findUniqueOrThrow({ where: { email }, include: { memberships: true } });
    expect(user.memberships).toHaveLength(1);
  });

  it("refuses a short or common password, and a workspace without a zone, naming the field", async () => {
    const refusal = async (body: object) =>
      (await signUp({ email: someone(), ...body })).body as unknown as { errors: { pointer: string; code: string }[] };
    expect((await refusal({ password: "nine char" })).errors).toMatchObject([{ pointer: "#/password" }]);
    expect((await refusal({ password: "Password123" })).errors).toMatchObject([{ code: "common_password" }]);
    const { timezone: _zone, ...zoneless } = workspace;
    expect((await refusal({ workspace: zoneless })).errors).toMatchObject([{ pointer: "#/workspace/timezone" }]);
    expect((await refusal({ email: "ana" })).errors).toMatchObject([{ pointer: "#/email" }]);
  });

  it("is limited by address", async () => {
    const address = someAddress();
    const taken = (await makeAccount()).email;
    // In parallel: in sequence they may take so long that the limit refills.
    const replies = await Promise.all(Array.from({ length: 21 }, () => signUp({ email: taken }, address)));
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(20);
    const last = replies.find(({ status }) => status !== 422);
    expect(last).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(last?.headers.get("ratelimit-remaining")).toBe("0");
  });
});

describe("a forgotten password", () => {
  it("is answered the same for an unknown address", async () => {
    const known = await forgot((await makeAccount()).email);
    const unknown = await forgot(someone());
    expect(known.status).toBe(202);
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect(known.body).toMatchObject({ delivery: "owner" });
  });

  it("is limited by where it is asked from", async () => {
    const address = someAddress();
    const replies = await Promise.all(Array.from({ length: 21 }, () => forgot(someone(), address)));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(20).fill(202), 429]);
  });
});

describe("my password", () => {
  const change = (by: { call: ReturnType<typeof sessionCall> }, body: object) =>
    by.call("/me/password", { method: "POST", body, headers: { "x-turnero-address": someAddress() } });

  it("is changed with the current one, and every other session ends", async () => {
    const ana = await makeAccount();
    const other = sessionCall(await cookieOf(ana.user.id));
    expect((await other("/me")).status).toBe(200);
    expect((await change(ana, { current: goodPassword, new: "cinco perros al sol" })).status).toBe(204);
    expect((await other("/me")).status).toBe(401);
    expect((await ana.call("/me")).status).toBe(401);
    expect(await signIn(ana.email, goodPassword, someAddress())).toBeNull();
    expect((await signIn(ana.email, "cinco perros al sol", someAddress()))?.id).toBe(ana.user.id);
    expect((await sessionCall(await cookieOf(ana.user.id, 1))("/me")).status).toBe(200);
  });

  it("stays when the current one is wrong or the new one is weak, and guessing it is limited", async () => {
    const ana = await makeAccount();
    const wrong = await change(ana, { current: "not it at all", new: "cinco perros al sol" });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/current", code: "wrong_password" }] } });
    expect((await change(ana, { current: goodPassword, new: "short" })).status).toBe(422);
    for (let i = 0; i < 9; i++) await change(ana, { current: `guess ${i}`, new: "cinco perros al sol" });
    expect((await change(ana, { current: goodPassword, new: "cinco perros al sol" })).status).toBe(429);
    expect((await ana.call("/me")).status).toBe(200);
  });

  it("is asked for by nobody's key", async () => {
    const world = await makeProject();
    const body = { current: "a", new: goodPassword };
    expect((await world.call("/me/password", { method: "POST", body })).status).toBe(403);
  });
});

describe("signing out everywhere", () => {
  it("ends every session of mine, and nobody else's", async () => {
    const world = await makeProject();
    const ana = await makeMember(world.id, "agent");
    const bia = await makeMember(world.id, "agent");
    expect((await ana.call("/me/sign-out-everywhere", { method: "POST" })).status).toBe(204);
    expect((await ana.call("/me")).status).toBe(401);
    expect((await bia.call("/me")).status).toBe(200);
  });
});

describe("notification preferences", () => {
  it("start at the defaults, change field by field, and are those of one workspace", async () => {
    const ana = await makeAccount();
    const path = "/me/notification-preferences";
    const before = await ana.call<Preferences>(path);
    expect(before.body.booking_created).toEqual({ in_app: true, email: false, push: true, telegram: true });
    const change = { booking_created: { email: true }, channel_trouble: { telegram: false } };
    const after = await ana.call<Preferences>(path, { method: "PATCH", body: change });
    expect(after.status).toBe(200);
    expect(after.body.booking_created).toEqual({ in_app: true, email: true, telegram: true, push: true });
    expect((await ana.call<Preferences>(path)).body).toEqual(after.body);
    await ana.call("/workspaces", { method: "POST", body: workspace });
    expect((await ana.call<Preferences>(path)).body).toEqual(before.body);
    const wrong = await ana.call(path, { method: "PATCH", body: { booking_created: { pigeon: true } } });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/booking_created/pigeon" }] } });
  });

  it("keep every one of many switches that are turned at once", async () => {
    const ana = await makeAccount();
    const path = "/me/notification-preferences";
    const changes = notificationKinds.flatMap((kind) =>
      notificationChannels.map((channel) => ({ [kind]: { [channel]: false } })),
    );
    const replies = await Promise.all(changes.map((body) => ana.call(path, { method: "PATCH", body })));
    expect(replies.map(({ status }) => status)).toEqual(changes.map(() => 200));
    const { body } = await ana.call<Preferences>(path);
    expect(notificationKinds.flatMap((kind) => Object.values(body[kind]))).toEqual(changes.map(() => false));
  });
});
