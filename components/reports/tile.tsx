import { useTranslations } from "next-intl";
import { useBaseText } from "@/components/reports/base-text";
import { useFigureText, type Value } from "@/components/reports/figure-text";
import type { Base } from "@/components/reports/heads";
import { changeOf } from "@/components/team/change";
import { FigureTile } from "@/components/ui/figure-tile";
import { Link } from "@/components/ui/link";
import { TextLink } from "@/components/ui/text-link";

export type TileFigure = {
  id: string;
  /** The place of its definition. */
  anchor: string;
  name: string;
  /** Of the whole period. */
  shown: Value;
  /** Of the days that are over, and of those before. */
  compared: { now: Value; before: Value; isWhole: boolean } | null;
  /** What a share or a mean is of; counts and money say it themselves. */
  base: Base | null;
  /** The bookings or tasks behind it. */
  address: string | null;
};

/** One figure against the period before, with what it is of; its name leads to its definition. */
export function Tile({ anchor, name, shown, compared, base, address }: TileFigure) {
  const t = useTranslations("reports");
  const text = useFigureText();
  const baseText = useBaseText();
  const { direction, by } = changeOf(compared?.now.value ?? null, compared?.before.value ?? null);
  const numbers = compared && { now: text(compared.now, "rough"), before: text(compared.before, "rough") };
  // What happened since the days that are compared has no counterpart.
  const isPart = compared !== null && !compared.isWhole && compared.now.value !== shown.value;
  const against =
    by === null || numbers === null
      ? { direction: null, words: t(compared ? "nothing_before" : "not_over") }
      : { direction, words: t(`${isPart ? "against_part" : "against"}.${direction}`, numbers) };
  const definition = (
    <Link
      href={`/reports/definitions#${anchor}`}
      className="underline decoration-dotted underline-offset-4 hover:text-ink"
    >
      {name}
    </Link>
  );
  const words = base ? baseText(base) : t("show_list");
  const detail =
    address && shown.value ? (
      <TextLink href={address} aria-label={`${name}: ${words}`}>
        {words}
      </TextLink>
    ) : (
      base && words
    );
  return <FigureTile name={definition} value={text(shown, "rough")} against={against} detail={detail} />;
}
