import { BoardScreen } from "@/components/board/board-screen";

/** Behind a drawer that was opened by its address stands the board. */
export default function BoardBehind() {
  return <BoardScreen />;
}
