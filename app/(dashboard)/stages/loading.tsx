import { EditorSkeleton } from "@/components/stages/editor-skeleton";

export default EditorSkeleton;
