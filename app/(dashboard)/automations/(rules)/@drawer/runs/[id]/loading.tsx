import { CardSkeleton } from "@/components/catalog/card-skeleton";

export default CardSkeleton;
