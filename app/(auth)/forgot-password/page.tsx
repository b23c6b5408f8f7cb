import { getTranslations } from "next-intl/server";
import { AuthTitle } from "@/components/auth/auth-title";
import { ForgotForm } from "@/components/auth/forgot-form";
import { TextLink } from "@/components/ui/text-link";

export const generateMetadata = async () => ({ title: (await getTranslations("auth"))("forgot_title") });

export default async function ForgotPasswordPage() {
  const t = await getTranslations("auth");
  return (
    <>
      <AuthTitle title={t("forgot_title")}>{t("forgot_text")}</AuthTitle>
      <ForgotForm />
      <p className="mt-6 text-center">
        <TextLink href="/sign-in">{t("back_to_sign_in")}</TextLink>
      </p>
    </>
  );
}
