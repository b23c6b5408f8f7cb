import type { Notice } from "@/clients/typescript/src/client";

type Fate = Pick<Notice, "status" | "cause">;

const isAhead = ({ status }: Fate): boolean => status === "planned" || status === "sending";

/** It waits, but as things are it will not be sent. */
export const isHeldBack = (notice: Fate): boolean => isAhead(notice) && notice.cause !== null;

/** Whether the customer hears of a new booking without anybody writing to them. */
export const isTold = (notices: readonly (Fate & Pick<Notice, "kind">)[]): boolean =>
  notices.some(
    (notice) =>
      (notice.kind === "confirmed" || notice.kind === "reserved") &&
      (notice.status === "sent" || (isAhead(notice) && !isHeldBack(notice))),
  );
