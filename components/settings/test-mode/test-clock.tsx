"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { Section } from "@/components/settings/section";
import { testClock } from "@/components/settings/test-mode/queries";
import { Button } from "@/components/ui/button";
import { When } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import type { TestClock as Clock } from "@/lib/domains/test-mode/schema";

const steps = { hour: 3600, day: 86_400, week: 604_800 } as const;
const names = ["hour", "day", "week"] as const;

/** Where much is due on the way the clock stops now and then; it is sent on until it has arrived. */
async function goOn(by_seconds: number, onStop: (clock: Clock) => void): Promise<void> {
  const { now } = await turnero.test.clock.get();
  const to = new Date(Date.parse(now) + by_seconds * 1000).toISOString();
  for (let arrived = false; !arrived; ) {
    const clock = await turnero.test.clock.move({ to });
    onStop(clock);
    arrived = clock.arrived;
  }
}

/** The time in test mode, and the buttons that let it pass. */
export function TestClock({ first }: { first: Clock }) {
  const t = useTranslations("settings.test_mode");
  const queries = useQueryClient();
  const toast = useToast();
  const { data } = useQuery({ ...testClock, initialData: first });
  const move = useMutation({
    mutationFn: (by_seconds: number) => goOn(by_seconds, (clock) => queries.setQueryData(testClock.queryKey, clock)),
    onSettled: () => queries.invalidateQueries(),
    onError: (error) => toast.failed(error),
  });
  return (
    <Section title={t("clock")} text={t("clock_text")}>
      <p className="text-sm" aria-live="polite">
        {t("now")} <When at={data.now} className="font-medium" />
        {data.next_due_at && (
          <span className="block text-ink-soft">
            {t("next")} <When at={data.next_due_at} />
          </span>
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {names.map((name) => (
          <Button key={name} disabled={move.isPending} onClick={() => move.mutate(steps[name])}>
            {t(`forward.${name}`)}
          </Button>
        ))}
      </div>
    </Section>
  );
}
