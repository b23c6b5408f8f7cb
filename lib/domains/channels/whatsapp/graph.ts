import { env } from "@/lib/core/env";
import { hexHmac } from "@/lib/core/secrets/hmac";
import { callCompany, type Reply } from "@/lib/domains/channels/company";

export type Settings = {
  phone_number_id: string;
  business_account_id: string;
  display_phone_number: string | null;
  verified_name: string | null;
  access_token_last4: string;
  app_secret_last4: string;
  verified_at: string | null;
};
export type Secret = { access_token: string; app_secret: string; verify_token: string };

export type Call = { method?: "DELETE"; query?: Record<string, string>; json?: object; form?: FormData };

/** A call to Graph. `appsecret_proof` shows that we know the app's secret too; a wrong one is rejected there. */
export function graph(
  secret: Omit<Secret, "verify_token">,
  path: string,
  { method, query, json, form }: Call = {},
): Promise<Reply> {
  const url = new URL(`${env().WHATSAPP_API_URL}/${path}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const proof = hexHmac(secret.app_secret, secret.access_token);
  url.searchParams.set("appsecret_proof", proof);
  return callCompany(url.href, {
    method: method ?? (json || form ? "POST" : "GET"),
    headers: {
      authorization: `Bearer ${secret.access_token}`,
      ...(json ? { "content-type": "application/json" } : {}),
    },
    ...(json ? { body: JSON.stringify(json) } : form ? { body: form } : {}),
  });
}
