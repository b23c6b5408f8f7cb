import { metricsAnswer } from "@/lib/api/metrics";

/** What a monitoring system reads, in the text format of Prometheus. */
export const GET = (request: Request) => metricsAnswer(request);
export const dynamic = "force-dynamic";
