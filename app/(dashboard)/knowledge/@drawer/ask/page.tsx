import { Ask } from "@/components/knowledge/ask";

export default Ask;
