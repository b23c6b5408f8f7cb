import { describe, expect, it } from "vitest";
import { leavingIn } from "@/lib/domains/bot/understanding/answers/leaving";
import { fold } from "@/lib/domains/bot/understanding/text";

describe("to leave something", () => {
  it.each([
    ["deixa eu ver aqui", "wait"],
    ["déjame pensarlo", "wait"],
    ["deja que lo piense", "wait"],
    ["deixa como está", "keep"],
    ["deixa assim mesmo", "keep"],
    ["deixa marcado", "keep"],
    ["pode deixar marcado", "keep"],
    ["déjalo así", "keep"],
    ["deja mi turno como está", "keep"],
    ["leave it as it is", "keep"],
    ["leave my appointment where it is", "keep"],
    ["keep it", "keep"],
    ["deixa pra lá", "drop"],
    ["deixa", "drop"],
    ["ah, deixa então", "drop"],
    ["deixa quieto", "drop"],
    ["déjalo", "drop"],
    ["mejor déjalo", "drop"],
    ["leave it", "drop"],
    ["just leave it, thanks", "drop"],
    ["deixa pra sexta", null],
    ["déjalo para el viernes a las 3", null],
    ["quero um corte", null],
  ])("%s: %s", (text, leaving) => expect(leavingIn(fold(text))).toBe(leaving));
});
