import { delivered } from "@/lib/api/channel-routes";

export const POST = delivered("telegram");
export const dynamic = "force-dynamic";
