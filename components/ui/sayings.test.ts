import { expect, it } from "vitest";
import { say, takeSayings } from "@/components/ui/sayings";

it("what a saying offers happens once, however often its button is pressed", () => {
  let undone = 0;
  say({ text: "Moved", action: { label: "Undo", act: () => undone++ } });
  const [said] = takeSayings();
  said?.action?.act();
  said?.action?.act();
  expect(undone).toBe(1);
});
