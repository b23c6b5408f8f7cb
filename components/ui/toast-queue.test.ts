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

it("the next step of the same thing takes the place of the one before", () => {
  const undo = { label: "Undo", act: () => {}, undo: true };
  showToast({ text: "Started", about: "bkg_1", action: undo });
  showToast({ text: "Started another", about: "bkg_2", action: undo });
  showToast({ text: "Completed", about: "bkg_1", action: undo });
  expect(nextToasts().map(({ text }) => text)).toEqual(["Started another", "Completed"]);
});
