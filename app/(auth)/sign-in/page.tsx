import { getTranslations } from "next-intl/server";
import { nobody } from "@/app/public-caller";
import { AuthTitle } from "@/components/auth/auth-title";
import { SignInForm } from "@/components/auth/sign-in-form";
import { TextLink } from "@/components/ui/text-link";
import { load } from "@/lib/api/execute";
import { getSignUpWay } from "@/lib/domains/account/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("auth"))("sign_in") });

export default async function SignInPage({ searchParams }: { searchParams: Promise<{ next?: string | string[] }> }) {
  const t = await getTranslations("auth");
  const { next } = await searchParams;
  // While the database is down the page still renders, and the form reports the error.
  const way = await load(getSignUpWay, nobody()).then(
    (here) => here.way,
    () => null,
  );
  return (
    <>
      <AuthTitle title={t("sign_in_title")} />
      <SignInForm {...(typeof next === "string" ? { next } : {})} />
      <p className="mt-6 text-center text-ink-soft">
        {way === "invite" ? (
          t("by_invitation")
        ) : (
          <>
            {t("no_account")} <TextLink href="/sign-up">{t("sign_up")}</TextLink>
          </>
        )}
      </p>
    </>
  );
}
