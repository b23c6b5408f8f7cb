import { notFound, Problem } from "@/lib/core/problem";
import { minutes } from "@/lib/domains/account/rules";

export const inviteLife = minutes(7 * 24 * 60);

type State = { accepted: boolean; invite: { expired: boolean } };

/** An invitation can be taken once, in time. */
export function assertOpen<T extends State>(offer: T | null): asserts offer is T {
  if (!offer) throw notFound("invitation", "by this link");
  if (offer.accepted) {
    throw new Problem("invalid_transition", { detail: "This invitation was accepted already: sign in instead." });
  }
  if (offer.invite.expired) {
    throw new Problem("invalid_transition", { detail: "This invitation has expired: ask for a new one." });
  }
}
