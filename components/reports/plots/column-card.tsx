import type { ComponentProps } from "react";
import { ColumnPlot } from "@/components/reports/plots/column-plot";
import { ColumnTable } from "@/components/reports/plots/column-table";
import { PlotCard } from "@/components/reports/plots/plot-card";

type Props = Omit<ComponentProps<typeof ColumnPlot>, "label"> &
  Omit<ComponentProps<typeof PlotCard>, "children" | "table"> & { head: string };

/** Columns over the days of a period, as a plot and as a table. */
export const ColumnCard = ({ parts, columns, text, tickText, head, ...card }: Props) => (
  <PlotCard {...card} table={<ColumnTable label={card.title} {...{ head, parts, columns, text }} />}>
    <ColumnPlot label={card.title} {...{ parts, columns, text }} {...(tickText ? { tickText } : {})} />
  </PlotCard>
);
