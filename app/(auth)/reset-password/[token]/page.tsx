import { getTranslations } from "next-intl/server";
import { AuthTitle } from "@/components/auth/auth-title";
import { ResetForm } from "@/components/auth/reset-form";

export const generateMetadata = async () => ({
  title: (await getTranslations("auth"))("reset_title"),
  // The address is a secret until it is used.
  referrer: "no-referrer" as const,
});

export default async function ResetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  const t = await getTranslations("auth");
  return (
    <>
      <AuthTitle title={t("reset_title")} />
      <ResetForm token={(await params).token} />
    </>
  );
}
