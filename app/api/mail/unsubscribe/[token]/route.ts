import { askedToUnsubscribe, unsubscribed } from "@/lib/api/http/mail-routes";

export const GET = askedToUnsubscribe;
export const POST = unsubscribed;
export const dynamic = "force-dynamic";
