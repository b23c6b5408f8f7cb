import Link from "next/link";
import { useTranslations } from "next-intl";
import { useFigureText, type Value } from "@/components/reports/figure-text";
import { changeOf } from "@/components/team/change";
import { FigureTile } from "@/components/ui/figure-tile";

export type TileFigure = { code: string; name: string; now: Value; before: Value | null };

/** One figure against the period before; its name leads to its definition. */
export function Tile({ code, name, now, before }: TileFigure) {
  const t = useTranslations("reports");
  const text = useFigureText();
  const { direction, by } = changeOf(now.value, before?.value ?? null);
  const against =
    by === null || before === null
      ? { direction: null, words: t("nothing_before") }
      : { direction, words: t(`against.${direction}`, { before: text(before, "rough") }) };
  const definition = (
    <Link
      href={`/reports/definitions#${code}`}
      prefetch={false}
      className="underline decoration-dotted underline-offset-4 hover:text-ink"
    >
      {name}
    </Link>
  );
  return <FigureTile name={definition} value={text(now, "rough")} against={against} />;
}
