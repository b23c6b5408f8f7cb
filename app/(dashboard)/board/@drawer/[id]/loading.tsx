import { CardSkeleton } from "@/components/customers/card-skeleton";

export default CardSkeleton;
