import { ChannelsSkeleton } from "@/components/channels/channels-skeleton";

export default ChannelsSkeleton;
