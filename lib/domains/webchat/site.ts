import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { box } from "@/lib/core/secrets/secret-box";
import { identityPlace, mintIdentitySecret, mintSiteKey } from "@/lib/domains/webchat/key";
import type { PutWebchatSiteBody, WebchatIdentitySecret, WebchatSite } from "@/lib/domains/webchat/schema";
import { webchatLanguages } from "@/lib/domains/webchat/schema";
import { changeSite, findSite, lockSite, putSite } from "@/lib/domains/webchat/store";

/** A workspace's initial settings: nothing is on until it is saved. */
const unset = (name: string): WebchatSite => ({
  enabled: false,
  key: null,
  name,
  greeting: "",
  colors: { accent: "#4338ca", text: "#ffffff" },
  languages: [...webchatLanguages],
  allowed_origins: [],
  business_hours: null,
  identity_verification: false,
  updated_at: null,
});

export const readSite = async (actor: Actor): Promise<WebchatSite> =>
  (await findSite(reader(actor), actor.project.id)) ?? unset(actor.project.name);

export const writeSite = (actor: Actor, body: PutWebchatSiteBody): Promise<WebchatSite> =>
  inTransaction(actor, async (tx) => {
    const before = await lockSite(tx, actor.project.id);
    const after = await putSite(tx, actor.project.id, body, mintSiteKey(), actor.now);
    await audit(tx, actor, before ? "webchat_site.updated" : "webchat_site.created", actor.project.id, before, after);
    return after;
  });

/** Pages with the old key have no chat from now on. */
export const rotateKey = (actor: Actor): Promise<WebchatSite> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const before = await lockSite(tx, project);
    if (!before) throw notFound("chat of the workspace", project);
    const after = await changeSite(tx, project, { key: mintSiteKey(), updated_at: actor.now });
    await audit(tx, actor, "webchat_site.key_rotated", project, { key: before.key }, { key: after.key });
    return after;
  });

/** Returned only once; signatures by the old secret are refused from now on. */
export const rotateIdentitySecret = (actor: Actor): Promise<WebchatIdentitySecret> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    if (!(await lockSite(tx, project))) throw notFound("chat of the workspace", project);
    const secret = mintIdentitySecret();
    const sealed = box().seal(secret, identityPlace(project));
    await changeSite(tx, project, { identity_secret: sealed, updated_at: actor.now });
    await audit(tx, actor, "webchat_site.identity_secret_rotated", project, null, null);
    return { identity_secret: secret };
  });
