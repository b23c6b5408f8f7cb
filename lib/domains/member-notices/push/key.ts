import webPush from "web-push";
import { reader } from "@/lib/core/db";
import { box } from "@/lib/core/secrets/secret-box";
import { findPushKey, insertPushKey } from "@/lib/domains/member-notices/push/store";

export const pushKeyPlace = "push_key/vapid";

type PushKey = { publicKey: string; privateKey: string };

/** The installation's key pair, made when it is first asked for. A row, so that all processes have the same. */
export async function pushKey(): Promise<PushKey> {
  const known = await findPushKey(reader({}));
  if (known) return { publicKey: known.public_key, privateKey: box().open(known.secret, pushKeyPlace) };
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await insertPushKey(reader({}), { public_key: publicKey, secret: box().seal(privateKey, pushKeyPlace) });
  return pushKey();
}

export const publicPushKey = async (): Promise<string> => (await pushKey()).publicKey;
