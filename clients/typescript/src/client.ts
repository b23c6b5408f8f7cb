import { operations } from "./operations";
import { publicOperations } from "./public-operations";
import { type Settings, transport } from "./transport";

/**
 * The whole API: `turnero.customers.list({ q: "ana" })`. Names follow the paths, and end in what is done.
 * Without a key it speaks as the browser's session; then nothing needs to be given.
 */
export function createTurnero(settings: Settings = {}) {
  const send = transport(settings);
  return { ...operations(send), public: publicOperations(send) };
}

export type Turnero = ReturnType<typeof createTurnero>;

export { type EventSource, type Forwarded, type ListenOptions, listen, newListenSecret } from "./listen";
export { TurneroProblem } from "./problem";
export type * from "./schema";
export type { CallOptions, IdempotentCallOptions, Settings } from "./transport";
export {
  type SignatureOptions,
  verifySignature,
  verifyWebhook,
  WebhookVerificationError,
} from "./webhooks";
