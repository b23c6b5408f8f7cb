import { getTranslations } from "next-intl/server";
import { AuthTitle } from "@/components/auth/auth-title";
import { SignUpForm } from "@/components/auth/sign-up-form";
import { TextLink } from "@/components/ui/text-link";
import { currencies } from "@/lib/core/wire";

export const generateMetadata = async () => ({ title: (await getTranslations("auth"))("sign_up") });

export default async function SignUpPage() {
  const t = await getTranslations("auth");
  return (
    <>
      <AuthTitle title={t("sign_up_title")}>{t("sign_up_text")}</AuthTitle>
      <SignUpForm currencies={currencies} />
      <p className="mt-6 text-center text-ink-soft">
        {t("have_account")} <TextLink href="/sign-in">{t("sign_in")}</TextLink>
      </p>
    </>
  );
}
