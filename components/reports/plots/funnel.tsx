import { useFigureText } from "@/components/reports/figure-text";
import { BarList } from "@/components/reports/plots/bar-list";

/** How many come as far as each step, and which share of those who began. */
export function Funnel({ label, steps }: { label: string; steps: readonly { name: string; count: number }[] }) {
  const text = useFigureText();
  const first = steps[0]?.count ?? 0;
  return (
    <BarList
      label={label}
      rows={steps.map(({ name, count }, at) => ({
        key: name,
        name,
        address: null,
        value: count,
        said: text({ unit: "count", value: count }),
        ...(at > 0 && first > 0 ? { detail: text({ unit: "share", value: count / first }) } : {}),
      }))}
    />
  );
}
