import type { Cause } from "@/lib/domains/knowledge/schema";

const mark = Symbol.for("turnero.unreadable");

/** A document that came, and out of which nothing can be read; the message is for the person who gave it. */
export class Unreadable extends Error {
  readonly [mark] = true;
  constructor(
    readonly reason: Cause,
    message: string,
  ) {
    super(message);
    this.name = "Unreadable";
  }
}

export const isUnreadable = (error: unknown): error is Unreadable =>
  typeof error === "object" && error !== null && mark in error;
