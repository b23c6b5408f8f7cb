import { BoardScreen } from "@/components/board/board-screen";

/** The board behind a drawer that was opened by its URL. */
export default function BoardBehind() {
  return <BoardScreen />;
}
