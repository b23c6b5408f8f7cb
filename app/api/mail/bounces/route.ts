import { cameBack } from "@/lib/api/http/mail-routes";

export const POST = cameBack;
export const dynamic = "force-dynamic";
