import { describe, expect, it } from "vitest";
import { saysTu, withOverrides } from "@/app/spanish";
import { speaker } from "@/components/webchat/words";

describe("Spanish", () => {
  it.each(["America/Argentina/Cordoba", "America/Buenos_Aires", "America/Asuncion", "America/Montevideo"])(
    "says vos in %s",
    (zone) => expect(saysTu(zone)).toBe(false),
  );

  it.each(["America/Mexico_City", "America/Bogota", "America/Santiago", "Europe/Madrid", "America/Sao_Paulo"])(
    "says tú in %s",
    (zone) => expect(saysTu(zone)).toBe(true),
  );

  it("says vos where no business is known", () => expect(saysTu(undefined)).toBe(false));

  it("replaces only the sentences that differ", () => {
    const messages = { go: "Ir", faults: { required: "Completá este campo.", long: "Es demasiado largo." } };
    expect(withOverrides(messages, { faults: { required: "Completa este campo." } })).toEqual({
      go: "Ir",
      faults: { required: "Completa este campo.", long: "Es demasiado largo." },
    });
    expect(messages.faults.required).toBe("Completá este campo.");
  });

  it("replaces a compiled message as a whole", () => {
    const messages = { hint: [["slug"], " Si la cambiás."], title: ["Hola ", ["name"]] };
    expect(withOverrides(messages, { hint: [["slug"]] })).toEqual({ hint: [["slug"]], title: ["Hola ", ["name"]] });
  });

  it("is chosen in the chat too, and changes no other language", () => {
    expect(speaker("es")("name_fault")).toBe("Escribí tu nombre.");
    expect(speaker("es", { tu: true })("name_fault")).toBe("Escribe tu nombre.");
    expect(speaker("en", { tu: true })("name_fault")).toBe(speaker("en")("name_fault"));
  });
});
