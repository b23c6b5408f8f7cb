import { expect, it } from "vitest";
import { nextToasts, showToast } from "@/components/ui/toast-queue";

it("what a saying offers happens once, however often its button is pressed", () => {
  let undone = 0;
  showToast({ text: "Moved", action: { label: "Undo", act: () => undone++ } });
  const [said] = nextToasts();
  said?.action?.act();
  said?.action?.act();
  expect(undone).toBe(1);
});
