import { BoardSkeleton } from "@/components/board/board-skeleton";

export default BoardSkeleton;
