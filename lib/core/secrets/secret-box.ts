import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton";

/**
 * Encryption at rest for what must be read back: signing secrets, channel credentials. ENCRYPTION_KEY holds one key or
 * several, separated by commas: the first encrypts, every one decrypts. To rotate, put a new key in front; re-encrypted
 * values use it, and the old key can be removed once `isStale` is false for all values.
 */

type BoxKey = { id: string; key: Buffer };
export type Box = {
  /** `place` binds the secret to its owner, such as "webhook_endpoint/prj_1/whe_2": it cannot be decrypted for another place. */
  seal(plain: string, place: string): string;
  open(sealed: string, place: string): string;
  /** Whether it was encrypted with an older key. */
  isStale(sealed: string): boolean;
};

const version = "v1";
const nonceBytes = 12;
const tagBytes = 16;

const boxKey = (text: string): BoxKey => ({
  id: createHash("sha256").update(`turnero key id\0${text}`).digest("hex").slice(0, 8),
  key: Buffer.from(hkdfSync("sha256", text, "", "turnero secret box", 32)),
});

export class SealBroken extends Error {
  override readonly name = "SealBroken";
}

export function secretBox(keys: readonly string[]): Box {
  const known = keys.map(boxKey);
  const [first] = known;
  if (!first) throw new Error("A secret box needs a key.");
  const bound = (id: string, place: string) => Buffer.from(`${version}.${id}.${place}`);
  return {
    seal(plain, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", first.key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(bound(first.id, place));
      const sealed = Buffer.concat([nonce, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${version}.${first.id}.${sealed.toString("base64url")}`;
    },
    open(sealed, place) {
      const [form, id = "", text = ""] = sealed.split(".");
      const used = known.find((key) => key.id === id);
      if (form !== version) throw new SealBroken("This is not sealed text.");
      if (!used) throw new SealBroken(`It was sealed with the key ${id}, which ENCRYPTION_KEY does not hold.`);
      const bytes = Buffer.from(text, "base64url");
      const nonce = bytes.subarray(0, nonceBytes);
      try {
        const decipher = createDecipheriv("aes-256-gcm", used.key, nonce, { authTagLength: tagBytes });
        decipher.setAAD(bound(id, place)).setAuthTag(bytes.subarray(-tagBytes));
        const plain = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
        return Buffer.concat([plain, decipher.final()]).toString("utf8");
      } catch {
        throw new SealBroken("The sealed text was changed, or belongs elsewhere.");
      }
    },
    isStale: (sealed) => sealed.split(".")[1] !== first.id,
  };
}

/** The installation's own box, by ENCRYPTION_KEY. */
export const box = (): Box => singleton("secret-box", () => secretBox(env().ENCRYPTION_KEY));
