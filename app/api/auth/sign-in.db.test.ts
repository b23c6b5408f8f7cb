import NextAuth from "next-auth";
import { describe, expect, it } from "vitest";
import { authOptions } from "@/app/api/auth/options";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { mintToken } from "@/lib/domains/account/one-time";
import { signIn } from "@/lib/domains/account/sign-in";
import { insertReset } from "@/lib/domains/account/store";
import { call, goodPassword, makeAccount, sessionCall, someAddress } from "@/lib/testing/world";

type Jar = Map<string, string>;
type Answer = { status: number; body: Record<string, unknown>; cookies: string[] };

/** A request to next-auth in process: the same options and core as the route, without Next around them. */
async function auth(
  jar: Jar,
  method: string,
  path: string[],
  body: Record<string, string> = {},
  address = someAddress(),
) {
  const answer: Answer = { status: 200, body: {}, cookies: [] };
  const headers: Record<string, string | string[]> = {};
  const res = {
    status(code: number) {
      answer.status = code;
      return res;
    },
    getHeader: (name: string) => headers[name.toLowerCase()],
    setHeader(name: string, value: string | string[]) {
      headers[name.toLowerCase()] = value;
      return res;
    },
    json: (value: Record<string, unknown>) => Object.assign(answer, { body: value }),
    send: (value: Record<string, unknown>) => Object.assign(answer, { body: value }),
    end: () => {},
  };
  const req = {
    method,
    query: { nextauth: path },
    body: { ...body, json: "true" },
    cookies: Object.fromEntries(jar),
    headers: { "x-turnero-address": address },
  };
  await NextAuth(req as never, res as never, authOptions());
  answer.cookies = ([headers["set-cookie"] ?? []].flat() as string[]).map(String);
  for (const cookie of answer.cookies) {
    const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
    if (value === "") jar.delete(name);
    else jar.set(name, decodeURIComponent(value));
  }
  return answer;
}

async function enter(email: string, password: string, address = someAddress(), jar: Jar = new Map(), pass = "") {
  const { csrfToken } = (await auth(jar, "GET", ["csrf"])).body as { csrfToken: string };
  const answer = await auth(jar, "POST", ["callback", "credentials"], { email, password, pass, csrfToken }, address);
  return { ...answer, jar };
}

const session = "next-auth.session-token";
const errorOf = ({ body }: Answer) => new URL(String(body.url)).searchParams.get("error");
const cookieOf = (jar: Jar) => `${session}=${jar.get(session)}`;
const someone = () => `${newId("usr").toLowerCase()}@example.com`;

describe("signing in", () => {
  it("opens a session that the API knows, in a cookie that scripts cannot read", async () => {
    const ana = await makeAccount();
    const { status, cookies, jar } = await enter(ana.email.toUpperCase(), goodPassword);
    expect(status).toBe(200);
    const cookie = cookies.find((each) => each.startsWith(session));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const me = await sessionCall(cookieOf(jar))("/me");
    expect(me.body).toMatchObject({ type: "session", member: { email: ana.email, role: "owner" } });
  });

  it("takes no session that was there before: whoever planted one gains nothing", async () => {
    const [attacker, victim] = [await makeAccount(), await makeAccount()];
    const planted = (await enter(attacker.email, goodPassword)).jar.get(session) as string;
    const jar: Jar = new Map([[session, planted]]);
    await enter(victim.email, goodPassword, someAddress(), jar);
    const own = jar.get(session);
    expect(own).toBeDefined();
    expect(own).not.toBe(planted);
    const [there, here] = [`${session}=${planted}`, cookieOf(jar)];
    expect((await sessionCall(there)("/me")).body).toMatchObject({ member: { email: attacker.email } });
    expect((await sessionCall(here)("/me")).body).toMatchObject({ member: { email: victim.email } });
    const again = await enter(victim.email, goodPassword, someAddress(), jar);
    expect(again.jar.get(session), "each sign-in has a session of its own").not.toBe(own);
  });

  it("is told in the audit log, with where it came from; a wrong try is not", async () => {
    const ana = await makeAccount();
    const address = someAddress();
    await enter(ana.email, "not the password", address);
    await enter(ana.email, goodPassword, address);
    const log = await ana.call<{ data: { action: string; actor: object; address: string }[] }>("/team/audit-log");
    const told = log.body.data.filter(({ action }) => action === "member.signed_in");
    expect(told).toEqual([expect.objectContaining({ address, actor: expect.objectContaining({ type: "member" }) })]);
  });

  it("needs the form's own token", async () => {
    const ana = await makeAccount();
    const body = { email: ana.email, password: goodPassword, csrfToken: "made up" };
    const jar: Jar = new Map();
    await auth(jar, "POST", ["callback", "credentials"], body);
    expect(jar.has(session)).toBe(false);
  });

  it("says the same of a wrong password and of an unknown address", async () => {
    const ana = await makeAccount();
    const wrong = await enter(ana.email, "not the password");
    const unknown = await enter(someone(), "not the password");
    expect(wrong.status).toBe(401);
    expect(errorOf(wrong)).toBe("CredentialsSignin");
    expect({ status: unknown.status, error: errorOf(unknown) }).toEqual({ status: 401, error: errorOf(wrong) });
    expect(wrong.jar.has(session) || unknown.jar.has(session)).toBe(false);
  });

  it("takes as long for an unknown address as for a wrong password", { retry: 2 }, async () => {
    const known = await Promise.all([1, 2, 3].map(async () => (await makeAccount()).email));
    // CPU time, so that other load on the machine does not affect it.
    const time = async (email: string) => {
      const start = process.cpuUsage();
      expect(await signIn(email, "not the password", someAddress())).toBeNull();
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const wrong: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 22; i++) {
      wrong.push(await time(known[i % 3] as string));
      unknown.push(await time(someone()));
    }
    const median = (times: number[]) => times.slice(2).sort((a, b) => a - b)[10] as number;
    const [a, b] = [median(wrong), median(unknown)];
    expect(Math.abs(a - b) / Math.max(a, b)).toBeLessThan(0.25);
  });

  it("is limited by account and place together, known or not, and by place", async () => {
    const ana = await makeAccount();
    for (const email of [ana.email, someone()]) {
      const here = someAddress();
      for (let i = 0; i < 10; i++) expect(errorOf(await enter(email, `guess ${i}`, here))).toBe("CredentialsSignin");
      const eleventh = await enter(email, goodPassword, here);
      expect(eleventh.status).toBe(401);
      expect(errorOf(eleventh)).toBe("rate_limited");
      expect(eleventh.jar.has(session)).toBe(false);
    }
    const address = someAddress();
    // In parallel: in sequence they take so long that the limit refills.
    const tries = await Promise.allSettled(Array.from({ length: 51 }, () => signIn(someone(), "guess", address)));
    const refused = tries.filter((each) => each.status === "rejected");
    expect(refused).toMatchObject([{ reason: { code: "rate_limited" } }]);
    const answered = tries.filter((each) => each.status === "fulfilled");
    expect(answered.map(({ value }) => value)).toEqual(Array(50).fill(null));
  });

  it("forgets the wrong tries after a right one", async () => {
    const ana = await makeAccount();
    const here = someAddress();
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) await signIn(ana.email, `guess ${i}`, here);
      expect((await signIn(ana.email, goodPassword, here))?.id).toBe(ana.user.id);
    }
  });

  it("stays open to the owner while others guess from elsewhere, as often as they like", async () => {
    const ana = await makeAccount();
    for (let i = 0; i < 40; i++) await signIn(ana.email, `guess ${i}`, `203.0.113.${i}`);
    const { status, jar } = await enter(ana.email, goodPassword, "198.51.100.1");
    expect(status).toBe(200);
    expect(jar.has(session)).toBe(true);
  });

  it("lets in who chose a password by a mailed link, from a place where all tries are used up", async () => {
    const [ana, other] = [await makeAccount(), await makeAccount()];
    const here = someAddress();
    const empty = [
      `sign_in_address:${here}`,
      `sign_in_pair:${here} ${ana.email}`,
      `sign_in_pair:${here} ${other.email}`,
    ];
    const data = empty.map((id) => ({ id, tokens: -1000, updated_at: new Date() }));
    await prisma().rateBucket.createMany({ data });
    await expect(signIn(ana.email, goodPassword, here)).rejects.toMatchObject({ code: "rate_limited" });
    const { token, hash } = mintToken();
    await insertReset(prisma(), ana.user.id, hash, new Date(), new Date(Date.now() + 60_000));
    const reset = await call<{ email: string; pass: string }>("/password/reset", {
      method: "POST",
      body: { token, password: "seis loros verdes" },
    });
    const { email, pass } = reset.body;
    await expect(signIn(email, "seis loros verdes", here)).rejects.toMatchObject({ code: "rate_limited" });
    await expect(signIn(other.email, goodPassword, here, pass), "a pass is one account's").rejects.toThrow();
    const late = `${Date.now() - 1}.${pass.split(".")[1]}`;
    await expect(signIn(email, "seis loros verdes", here, late), "a pass ends").rejects.toThrow();
    expect(await signIn(email, "not this", here, pass), "a pass is no password").toBeNull();
    const { status, jar } = await enter(email, "seis loros verdes", here, new Map(), pass);
    expect(status).toBe(200);
    expect(jar.has(session)).toBe(true);
  });
});

describe("a session in the browser", () => {
  it("is told by next-auth while it lives, and its cookie goes once it was ended elsewhere", async () => {
    const ana = await makeAccount();
    const { jar } = await enter(ana.email, goodPassword);
    expect((await auth(jar, "GET", ["session"])).body).toMatchObject({ user: { email: ana.email } });
    await ana.call("/me/sign-out-everywhere", { method: "POST" });
    expect((await auth(jar, "GET", ["session"])).body).toEqual({});
    expect(jar.has(session)).toBe(false);
  });

  it("ends in this browser by signing out", async () => {
    const ana = await makeAccount();
    const here = await enter(ana.email, goodPassword);
    const there = await enter(ana.email, goodPassword);
    const { csrfToken } = (await auth(here.jar, "GET", ["csrf"])).body as { csrfToken: string };
    await auth(here.jar, "POST", ["signout"], { csrfToken });
    expect(here.jar.has(session)).toBe(false);
    expect((await sessionCall(cookieOf(there.jar))("/me")).status).toBe(200);
  });

  it("ends at once when the member is removed, and so does the way back in", async () => {
    const owner = await makeAccount();
    const { body: invite } = await owner.call<{ link: string }>("/team/invites", {
      method: "POST",
      body: { email: someone() },
    });
    const accept = `/invites/${invite.link.split("/").at(-1)}/accept`;
    const joined = await owner.call<{ member: { id: string; email: string } }>(accept, {
      method: "POST",
      body: { name: "Bia", password: goodPassword },
    });
    const { email, id } = joined.body.member;
    const { jar } = await enter(email, goodPassword);
    expect((await sessionCall(cookieOf(jar))("/me")).status).toBe(200);
    expect((await owner.call(`/team/members/${id}`, { method: "DELETE" })).status).toBe(204);
    expect((await sessionCall(cookieOf(jar))("/me")).status).toBe(401);
    expect(errorOf(await enter(email, goodPassword))).toBe("CredentialsSignin");
  });
});
