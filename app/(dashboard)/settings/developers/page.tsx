import { loadWhole } from "@/app/(dashboard)/member";
import { Developers } from "@/components/settings/developers";
import { env } from "@/lib/core/env";
import { scopes } from "@/lib/core/scopes";
import { listApiKeys } from "@/lib/domains/api-keys/operations";

export default async function DevelopersPage() {
  const first = await loadWhole(listApiKeys);
  return <Developers first={first} scopes={scopes} base={`${env().APP_URL.replace(/\/$/, "")}/api/v1`} />;
}
