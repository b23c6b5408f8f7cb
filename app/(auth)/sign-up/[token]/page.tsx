import { getTranslations } from "next-intl/server";
import { AuthTitle } from "@/components/auth/auth-title";
import { ConfirmSignUpForm } from "@/components/auth/confirm-sign-up-form";
import { TextLink } from "@/components/ui/text-link";

export const generateMetadata = async () => ({
  title: (await getTranslations("auth"))("confirm_title"),
  // The address is a secret until it is used.
  referrer: "no-referrer" as const,
});

export default async function ConfirmSignUpPage({ params }: { params: Promise<{ token: string }> }) {
  const t = await getTranslations("auth");
  return (
    <>
      <AuthTitle title={t("confirm_title")}>{t("confirm_text")}</AuthTitle>
      <ConfirmSignUpForm token={(await params).token} />
      <p className="mt-6 text-center">
        <TextLink href="/sign-in">{t("back_to_sign_in")}</TextLink>
      </p>
    </>
  );
}
