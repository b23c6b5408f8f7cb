import type { ReportFigure } from "@/clients/typescript/src/client";

export type Report = ReportFigure["report"];

/** Finds a figure's name by its report and code. */
export const namesOf =
  (figures: readonly ReportFigure[]) =>
  (report: Report, code: string): string =>
    figures.find((figure) => figure.report === report && figure.code === code)?.name ?? code;

/** The place of a figure's definition on its page; two reports share some codes. */
export const anchorOf = ({ report, code }: Pick<ReportFigure, "report" | "code">): string => `${report}-${code}`;
