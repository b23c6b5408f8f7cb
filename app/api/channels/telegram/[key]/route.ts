import { delivered } from "@/lib/api/http/channel-routes";

export const POST = delivered("telegram");
export const dynamic = "force-dynamic";
