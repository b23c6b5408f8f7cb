import type { Browser, BrowserContext } from "playwright";
import { withVitals } from "./vitals";

/** A member's cookies, or nobody's, at an installation. */
export type Session = { baseURL: string; cookie: string };

/** Signs in without the screens; what the browser and the calls of the data share. */
export async function signIn(
  baseURL: string,
  { email, password }: { email: string; password: string },
): Promise<Session> {
  const jar = new Map<string, string>();
  const cookieOf = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const ask = async (path: string, body?: URLSearchParams) => {
    const init: RequestInit = body ? { method: "POST", body } : {};
    const headers = { cookie: cookieOf(), origin: baseURL };
    const answer = await fetch(`${baseURL}/api/auth/${path}`, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const { csrfToken } = (await (await ask("csrf")).json()) as { csrfToken: string };
  await ask("callback/credentials", new URLSearchParams({ email, password, csrfToken, json: "true" }));
  return { baseURL, cookie: cookieOf() };
}

/** A browser of its own with an empty cache. */
export async function openBrowser(browser: Browser, { baseURL, cookie }: Session): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, locale: "en", viewport: { width: 1440, height: 900 } });
  const pairs = cookie ? cookie.split("; ") : [];
  await context.addCookies(
    pairs.map((pair) => ({
      name: pair.slice(0, pair.indexOf("=")),
      value: pair.slice(pair.indexOf("=") + 1),
      url: baseURL,
    })),
  );
  await withVitals(context);
  return context;
}

/** The id of the first thing of a list. */
export async function firstOf({ baseURL, cookie }: Session, path: string): Promise<string> {
  const answer = await fetch(`${baseURL}/api/v1${path}?limit=1`, { headers: { cookie } });
  const [first] = ((await answer.json()) as { data: { id: string }[] }).data;
  if (!first) throw new Error(`${path} is empty.`);
  return first.id;
}
