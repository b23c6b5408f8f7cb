import { getTranslations } from "next-intl/server";
import { LiveOnlyNotice } from "@/components/shell/live-only";

/**
 * Says in test mode what of a page works in the live workspace alone, with the way there. Its words are looked up here: a page
 * hands on those of its own area.
 */
export async function LiveOnly({ what = "page" }: { what?: "page" | "link" }) {
  const t = await getTranslations("shell.test");
  return <LiveOnlyNotice leave={t("leave")}>{t(`live_only_${what}`)}</LiveOnlyNotice>;
}
