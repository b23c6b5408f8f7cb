import type { Actor } from "@/lib/core/actor";
import { PutWebchatSiteBody } from "@/lib/domains/webchat/schema";
import { writeSite } from "@/lib/domains/webchat/site";

/** The workspace's chat, on its own address and on any developer's page at port 8080; answers its key. */
export async function addWebchat(actor: Actor, address: string): Promise<string> {
  const site = PutWebchatSiteBody.parse({
    name: "Jacarandá Saúde",
    greeting: "Olá! Como podemos ajudar?",
    colors: { accent: "#5b2a86", text: "#ffffff" },
    languages: ["pt-BR", "es", "en"],
    allowed_origins: [...new Set([new URL(address).origin, "http://localhost:8080", "http://127.0.0.1:8080"])],
    business_hours: {
      timezone: actor.project.timezone,
      weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "08:00", to: "18:00" })),
      away_message: "Voltamos no próximo dia útil às 8h. Deixe sua mensagem.",
    },
  });
  return (await writeSite(actor, site)).key ?? "";
}
