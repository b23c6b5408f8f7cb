import { routes } from "@/lib/api/http/routes";
import { getChannelPolicies, replaceChannelPolicies } from "@/lib/domains/bot/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getChannelPolicies, replaceChannelPolicies);
