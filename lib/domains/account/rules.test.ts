import { describe, expect, it } from "vitest";
import { defaultPreferences, isCommon, withPreferences } from "@/lib/domains/account/rules";

describe("a password", () => {
  it("is refused when anyone would try it", () => {
    for (const password of [
      "password123",
      "Senha12345",
      "1234567890",
      "0987654321",
      "qwertyuiop",
      "aaaaaaaaaa",
      "abcabcabcabc",
    ])
      expect(isCommon(password), password).toBe(true);
  });

  it("is taken when it is a phrase of one's own", () => {
    for (const password of ["cuatro gatos en la luna", "Xk29-vbTq!", "mi perro se llama Lola"])
      expect(isCommon(password), password).toBe(false);
  });
});

describe("notification preferences", () => {
  it("change only where they are mentioned", () => {
    const changed = withPreferences(defaultPreferences, { booking_created: { email: true } });
    expect(changed.booking_created).toEqual({ in_app: true, email: true, push: true, telegram: true });
    expect(changed.task_assigned).toEqual(defaultPreferences.task_assigned);
  });
});
