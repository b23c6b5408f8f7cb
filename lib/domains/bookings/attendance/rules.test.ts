import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  attendanceStep,
  confirmDeadline,
  faultOfSettings,
  usualAttendance,
} from "@/lib/domains/bookings/attendance/rules";
import { attendanceSteps } from "@/lib/domains/bookings/attendance/schema";

const misses = fc.option(fc.integer({ min: 1, max: 20 }));
const settings = fc
  .record({ confirm_after: misses, deposit_after: misses, desk_only_after: misses })
  .map((steps) => ({ ...usualAttendance, enabled: true, deposit_cents: 100, ...steps }));

describe("what is asked of customers who miss visits", () => {
  it("never becomes less with one more, where the settings are allowed", () => {
    fc.assert(
      fc.property(settings, fc.nat(30), (ladder, missed) => {
        fc.pre(faultOfSettings(ladder) === null);
        const [now, next] = [attendanceStep(missed, ladder), attendanceStep(missed + 1, ladder)];
        expect(attendanceSteps.indexOf(next)).toBeGreaterThanOrEqual(attendanceSteps.indexOf(now));
      }),
    );
  });

  it("is nothing while it is switched off, or where nothing was missed", () => {
    fc.assert(
      fc.property(settings, fc.nat(30), (ladder, missed) => {
        expect(attendanceStep(missed, { ...ladder, enabled: false })).toBe("none");
        expect(attendanceStep(0, ladder)).toBe("none");
      }),
    );
  });

  it("asks to confirm only while there is time to", () => {
    const now = new Date("2031-03-03T12:00:00Z");
    expect(confirmDeadline(now, "2031-03-05T12:00:00.000Z", 24)).toBe("2031-03-04T12:00:00.000Z");
    expect(confirmDeadline(now, "2031-03-04T12:30:00.000Z", 24)).toBeNull();
    expect(confirmDeadline(now, null, 24)).toBeNull();
  });
});
