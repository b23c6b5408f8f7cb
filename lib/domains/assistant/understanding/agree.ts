import type { Deposit } from "@/lib/domains/assistant/answers";
import { moneyIn } from "@/lib/domains/assistant/understanding/services";
import { fold } from "@/lib/domains/bot/understanding/text";

const yes =
  /^(?:s|sim|si|yes|y|yep|yeah|claro|isso|quero|queremos|dale|ok|okay|sure|of course|pode|com certeza|positivo|temos|tenemos|we do|as vezes|a veces|sometimes)\b/;
const no =
  /^(?:n|nao|no|nope|nunca|never|nenhum|nenhuma|ningun|ninguna|none|negativo|nada|sem|sin|without|we do not|we don't)\b/;

/** A yes or a no at the beginning of an answer. */
export function agreementIn(text: string): boolean | null {
  const folded = fold(text);
  if (yes.test(folded)) return true;
  return no.test(folded) ? false : null;
}

/** How much is paid ahead: a share of the price, an amount, or nothing. */
export function depositIn(text: string): Deposit | "none" | null {
  const percent = /(\d{1,3}(?:[.,]\d+)?) ?(?:%|por ?cento|por ?ciento|percent)/.exec(fold(text))?.[1];
  if (percent !== undefined) {
    const share = Number(percent.replace(",", "."));
    return share > 0 && share <= 100 ? { percent: share, cents: null } : null;
  }
  if (/\b(metade|mitad|half)\b/.test(fold(text))) return { percent: 50, cents: null };
  const cents = moneyIn(text) ?? (/^\D{0,12}\d[\d.,]*\D{0,3}$/.test(text) ? moneyIn(`$ ${text}`) : null);
  if (cents !== null && cents > 0) return { percent: null, cents };
  return agreementIn(text) === false || /\b(sem|sin|no|without|nao)\b/.test(fold(text)) ? "none" : null;
}
