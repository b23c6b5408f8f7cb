export const tones = ["warm", "formal", "brief"] as const;

/** What may stand in braces in a sentence. */
export const variables = ["service", "start"] as const;
type Variable = (typeof variables)[number];
type Rule = { says: string; takes: readonly Variable[]; needs: readonly Variable[] };

const plain = (says: string): Rule => ({ says, takes: [], needs: [] });
const needing = (says: string, ...needs: Variable[]): Rule => ({ says, takes: needs, needs });

/** The sentences that a workspace may word itself. What a booking is stays outside of them, and is always said. */
export const sentences = {
  ask_service: plain("Asks which service; a numbered list follows."),
  ask_time: plain("Asks for a day or time."),
  offer_times: needing("Says which times are free; a numbered list follows.", "service"),
  none_free: { says: "Says that nothing is free in the next days.", takes: ["service"], needs: [] } as Rule,
  ask_name: plain("Asks for the customer's name."),
  ask_phone: plain("Asks for the customer's phone."),
  confirm_opening: plain("Begins the question for a yes; service, time, person and price follow."),
  booked: needing("Says that it is booked.", "service", "start"),
  moved: needing("Says that it has a new time.", "service", "start"),
  cancelled: plain("Says that it is cancelled."),
  not_understood: plain("Says that an answer was not understood; the question follows."),
  call_team: plain("Says that a person of the team is called; comes before the handoff message."),
} as const satisfies Record<string, Rule>;
export type Sentence = keyof typeof sentences;
