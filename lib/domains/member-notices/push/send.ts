import webPush from "web-push";
import { reader } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { ProjectId } from "@/lib/core/ids";
import { callOutside, isOutsideError } from "@/lib/core/network/outside";
import { pushKey } from "@/lib/domains/member-notices/push/key";
import { deleteSubscription, selectSubscriptions } from "@/lib/domains/member-notices/push/store";
import type { Outcome } from "@/lib/domains/member-notices/store";

export type PushMessage = { subject: string; text: string; link: string; tag: string };
type Device = { endpoint: string; p256dh: string; auth: string };

/** After a day a push message is no longer of interest. */
const lifeSeconds = 86_400;
const longestText = 500;

/** The contact for push services (VAPID): the sender of our mails, else our URL. */
function contact(): string {
  const { MAIL_FROM, APP_URL } = env();
  const [address] = MAIL_FROM?.match(/[^\s<>]+@[^\s<>]+/) ?? [];
  return address ? `mailto:${address}` : APP_URL.startsWith("https:") ? APP_URL : "mailto:turnero@localhost";
}

async function pushTo(device: Device, message: PushMessage): Promise<"sent" | "gone" | { cause: string }> {
  const { endpoint, p256dh, auth } = device;
  const payload = JSON.stringify({ ...message, text: message.text.slice(0, longestText) });
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: contact(), ...(await pushKey()) },
    TTL: lifeSeconds,
    urgency: "high",
    contentEncoding: "aes128gcm",
  });
  try {
    const { status } = await callOutside({
      url: endpoint,
      method: "POST",
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body: request.body,
      timeoutMs: 10_000,
      keepBytes: 1024,
      statusIsEnough: true,
      rules: { allowLoopback: env().WEBHOOK_ALLOW_LOOPBACK },
    });
    if (status >= 200 && status < 300) return "sent";
    return status === 404 || status === 410 ? "gone" : { cause: `The push service answered ${status}.` };
  } catch (error) {
    if (!isOutsideError(error)) throw error;
    return { cause: error.message };
  }
}

/** To every device of the member; one success is enough. An expired device is removed. */
export async function pushToMember(project: ProjectId, member: string, message: PushMessage): Promise<Outcome> {
  const devices = await selectSubscriptions(reader({}), project, member);
  const answers = await Promise.all(devices.map((device) => pushTo(device, message)));
  for (const [at, device] of devices.entries())
    if (answers[at] === "gone") await deleteSubscription(reader({}), project, member, device.endpoint);
  if (answers.includes("sent")) return { outcome: "sent", cause: null };
  const cause = answers.find((answer) => typeof answer === "object")?.cause;
  return cause ? { outcome: "failed", cause } : { outcome: "withdrawn", cause: "No device is subscribed any more." };
}
