import { getTranslations } from "next-intl/server";
import { nobody } from "@/app/public-caller";
import { AuthTitle } from "@/components/auth/auth-title";
import { SignUpForm } from "@/components/auth/sign-up-form";
import { TextLink } from "@/components/ui/text-link";
import { load } from "@/lib/api/execute";
import { currencies } from "@/lib/core/wire/wire";
import { getSignUpWay } from "@/lib/domains/account/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("auth"))("sign_up") });

/** The sign-up mode is a runtime setting, unknown at build time. */
export const dynamic = "force-dynamic";

export default async function SignUpPage() {
  const t = await getTranslations("auth");
  const { way } = await load(getSignUpWay, nobody());
  return (
    <>
      {way === "invite" ? (
        <AuthTitle title={t("invite_only_title")}>{t("invite_only_text")}</AuthTitle>
      ) : (
        <>
          <AuthTitle title={t("sign_up_title")}>{t("sign_up_text")}</AuthTitle>
          <SignUpForm currencies={currencies} byMail={way === "by_mail"} />
        </>
      )}
      <p className="mt-6 text-center text-ink-soft">
        {t("have_account")} <TextLink href="/sign-in">{t("sign_in")}</TextLink>
      </p>
    </>
  );
}
