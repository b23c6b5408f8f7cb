import { describe, expect, it } from "vitest";
import { mainSchedule } from "@/components/catalog/resources/main-schedule";

const at = (schedule_id: string | null, active = true) => ({ schedule_id, active });
const schedule = (id: string, created_at: string) => ({ id, created_at });
const [old, young] = [schedule("old", "2026-01-01T00:00:00Z"), schedule("young", "2026-02-01T00:00:00Z")];

describe("the hours that somebody new begins with", () => {
  it("are those that most work by", () => {
    expect(mainSchedule([young, old], [at("young"), at("young"), at("old"), at(null), at(null), at(null)])).toBe(
      "young",
    );
    expect(mainSchedule([young, old], [at("young", false), at("young", false), at("old")])).toBe("old");
  });
  it("are the first that were written where nobody works yet, and none where there are none", () => {
    expect(mainSchedule([young, old], [])).toBe("old");
    expect(mainSchedule([young, old], [at("young"), at("old")])).toBe("old");
    expect(mainSchedule([], [at("gone")])).toBeNull();
  });
});
