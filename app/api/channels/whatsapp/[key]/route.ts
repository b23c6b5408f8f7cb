import { delivered, verified } from "@/lib/api/http/channel-routes";

export const GET = verified;
export const POST = delivered("whatsapp");
export const dynamic = "force-dynamic";
