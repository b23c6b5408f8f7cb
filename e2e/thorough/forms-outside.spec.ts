import { expect, test } from "../browser";
import { call, otherBrowser, signUp, somebody } from "../dashboard/people";
import { fillEach } from "./filling";

// On wide screens with the keyboard alone, on the phone by touch.
test.use({ locale: "en" });

test("the forms before signing in", async ({ page, browser, baseURL }) => {
  const [person, colleague] = [somebody(), somebody("Bruno Lima")];
  const owner = await otherBrowser(browser, baseURL);
  await signUp(owner);
  const { email } = colleague;
  const invite = await call<{ link: string }>(owner, "POST", "/team/invites", { email, role: "admin" });
  const name = (of: string) => ({ again: "/settings/profile", keeps: ["Your name", of] as [string, string] });
  await fillEach(page, [
    {
      name: "signing up",
      at: "/sign-up",
      steps: [
        ["type", "Your name", person.name],
        ["type", "Email", person.email],
        ["type", "Password", person.password],
        ["type", "Business name", person.business],
        ["choose", "Time zone", "America/Bogota"],
        ["choose", "Currency", "USD"],
        ["press", "Create an account"],
      ],
      says: "Set up your workspace",
      ...name(person.name),
    },
  ]);
  await page.context().clearCookies();
  await fillEach(page, [
    {
      name: "signing in",
      at: "/sign-in",
      steps: [
        ["type", "Email", person.email],
        ["type", "Password", person.password],
        ["press", "Sign in"],
      ],
      says: "Home",
      ...name(person.name),
    },
  ]);
  await page.context().clearCookies();
  await fillEach(page, [
    {
      name: "joining",
      at: new URL(invite.link).pathname,
      steps: [
        ["type", "Your name", colleague.name],
        ["type", "Password", colleague.password],
        ["press", "Join workspace"],
      ],
      says: "Home",
      ...name(colleague.name),
    },
  ]);
  const { member } = await call<{ member: { id: string } }>(page, "GET", "/me");
  const reset = await call<{ link: string }>(owner, "POST", `/team/members/${member.id}/password-link`);
  await page.context().clearCookies();
  await fillEach(page, [
    {
      name: "choosing a new password",
      at: new URL(reset.link).pathname,
      steps: [
        ["type", "New password", "a quiet lake in winter"],
        ["press", "Save password"],
      ],
      says: /Calendar|password was changed/,
      again: "/sign-in",
      keeps: /Calendar|Sign in/,
    },
  ]);
  await owner.context().close();
});

test("the forms of the documentation", async ({ page, demo }) => {
  await fillEach(page, [
    {
      name: "the console of the reference",
      at: "/docs/operations/listServices",
      steps: [
        ["press", "Try it"],
        ["type", "API key stays in this tab", demo.api_key],
        ["type", "limit", "2"],
        ["press", "Send"],
      ],
      says: /^200 in/,
      keeps: "List services",
    },
  ]);
  expect(page.url()).toContain("/docs/");
});
