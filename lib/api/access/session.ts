import { getToken } from "next-auth/jwt";
import { type ProjectColumns, projectOf } from "@/lib/api/access/project-columns";
import { type Limit, limitOf, memberLimits } from "@/lib/api/access/rate-limit";
import type { Actor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { pool } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { newId } from "@/lib/core/ids";
import { type Role, scopesOf } from "@/lib/core/scopes";
import { currentTwin, inTwin } from "@/lib/core/test-mode/twin";
import { openTwin } from "@/lib/domains/test-mode/open";
import { bringMember } from "@/lib/domains/test-mode/store";

/** A session token's content: the user, and the session number that must still be current. */
export type Claims = { sub: string; epoch: number };

type Row = ProjectColumns & {
  user_id: string;
  name: string;
  email: string;
  member_id: string;
  role: Role;
};

export const secureCookies = (): boolean => env().APP_URL.startsWith("https://");

export const sessionCookieName = (): string => `${secureCookies() ? "__Secure-" : ""}next-auth.session-token`;

function cookiesOf(header: string | null): Record<string, string> {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return Object.fromEntries(
    pairs.filter((pair) => pair.includes("=")).map((pair) => [pair.split("=")[0], pair.slice(pair.indexOf("=") + 1)]),
  );
}

/** A long token comes in parts: name.0, name.1, … */
export function carriesSession(cookieHeader: string | null): boolean {
  const name = sessionCookieName();
  return Object.keys(cookiesOf(cookieHeader)).some((each) => each === name || each.startsWith(`${name}.`));
}

async function claimsOf(cookieHeader: string | null): Promise<Claims | null> {
  if (!carriesSession(cookieHeader)) return null;
  const request = { cookies: cookiesOf(cookieHeader), headers: {} } as unknown as Parameters<typeof getToken>[0]["req"];
  const token = await getToken({ req: request, secret: env().AUTH_SECRET, secureCookie: secureCookies() });
  return typeof token?.sub === "string" && Number.isInteger(token.epoch) ? (token as unknown as Claims) : null;
}

function actorOf(row: Row, requestId: string, address: string | null): Actor {
  return {
    identity: {
      type: "member",
      id: row.member_id,
      user_id: row.user_id,
      name: row.name,
      email: row.email,
      role: row.role,
    },
    project: projectOf(row),
    scopes: scopesOf(row.role),
    now: clock.now(),
    requestId,
    address,
  };
}

/**
 * The session's member, as the database has them now, and one token from their own bucket, in one round trip.
 * `workspace` is what a tab asks for by header, so that two tabs can be in two workspaces.
 */
export async function memberActor(
  cookieHeader: string | null,
  requestId: string,
  address: string | null,
  workspace: string | null = null,
): Promise<{ actor: Actor; limit: Limit } | null> {
  const claims = await claimsOf(cookieHeader);
  if (!claims) return null;
  const twin = currentTwin();
  if (twin) await bringMember(twin.id, claims.sub);
  const { burst, refill } = memberLimits();
  const { rows } = await pool().query<Row & { tokens: number }>({
    name: "admit_member",
    text: "SELECT draw('member:' || s.member_id, $4, $5) AS tokens, s.* FROM session_member($1, $2, $3) s",
    values: [claims.sub, claims.epoch, workspace, burst, refill],
  });
  const row = rows[0];
  return row ? { actor: actorOf(row, requestId, address), limit: limitOf(row.tokens, burst, refill) } : null;
}

async function findSession(claims: Claims): Promise<Row | null> {
  const { rows } = await pool().query<Row>({
    name: "session_member",
    text: "SELECT * FROM session_member($1, $2, NULL)",
    values: [claims.sub, claims.epoch],
  });
  return rows[0] ?? null;
}

/** Whether this browser's pages are of test mode. */
const testModeCookie = "turnero-test-mode";

/** The same member in the twin of the workspace; live where their role does not reach that far. */
async function inTestMode(actor: Actor, { sub, epoch }: Claims): Promise<Actor> {
  if (!actor.scopes.has("config:write")) return actor;
  const twin = await openTwin(actor.project.id);
  return inTwin(twin, async () => {
    await bringMember(twin.id, sub);
    const { rows } = await pool().query<Row>({
      name: "session_member_there",
      text: "SELECT * FROM session_member($1, $2, $3)",
      values: [sub, epoch, twin.id],
    });
    return rows[0] ? { ...actorOf(rows[0], actor.requestId, null), twin } : actor;
  });
}

async function sessionOf(cookieHeader: string | null): Promise<{ actor: Actor; claims: Claims } | null> {
  const claims = await claimsOf(cookieHeader);
  const row = claims && (await findSession(claims));
  return row && { actor: actorOf(row, newId("req"), null), claims };
}

/** The member for a page of the real world, whether or not the dashboard is in test mode. */
export const liveActor = async (cookieHeader: string | null): Promise<Actor | null> =>
  (await sessionOf(cookieHeader))?.actor ?? null;

/** The member for a page rendered on the server, which uses no bucket. */
export async function pageActor(cookieHeader: string | null): Promise<Actor | null> {
  const found = await sessionOf(cookieHeader);
  if (!found) return null;
  const { actor, claims } = found;
  return cookiesOf(cookieHeader)[testModeCookie] === "on" ? inTestMode(actor, claims) : actor;
}

/** Whether a session token is still valid: not after a removal, a new password or "sign out everywhere". */
export const isAlive = async (claims: Claims): Promise<boolean> => (await findSession(claims)) !== null;
