import { graphFake, telegramFake } from "@/lib/testing/companies/messengers";
import { startInstallation } from "./installation";

/** One installation with the demo workspace for all browser tests; they find it in the environment. */
export default async function setup() {
  // No request leaves the machine: the channels' companies are faked here too.
  const [graph, telegram] = [await graphFake(), await telegramFake()];
  const installation = await startInstallation({
    env: {
      DEMO: "1",
      RATE_LIMIT_BURST: "100000",
      TRUST_PROXY: "1",
      WEBHOOK_ALLOW_LOOPBACK: "1",
      WHATSAPP_API_URL: graph.url,
      TELEGRAM_API_URL: telegram.url,
    },
  });
  process.env.TURNERO_GRAPH = graph.url;
  process.env.TURNERO_URL = installation.baseUrl;
  process.env.TURNERO_DEMO = JSON.stringify(installation.demo);
  process.env.TURNERO_DATABASE = installation.databaseUrl;
  return async () => {
    await installation.stop();
    await Promise.all([graph.stop(), telegram.stop()]);
  };
}
