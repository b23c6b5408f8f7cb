import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { TestLog } from "@/components/settings/test-mode/test-log";
import { TestModeOff } from "@/components/settings/test-mode/test-mode-off";
import { getTestClock, listTestOutgoing } from "@/lib/domains/test-mode/operations";

export default async function TestLogPage() {
  const { actor } = await requireMember();
  if (!actor.twin) return <TestModeOff />;
  const [clock, first] = await Promise.all([loadOr404(getTestClock), loadOr404(listTestOutgoing)]);
  return <TestLog clock={clock} first={first} />;
}
