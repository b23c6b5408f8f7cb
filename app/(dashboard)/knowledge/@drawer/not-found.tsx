import { Gone } from "@/components/knowledge/gone";

export default Gone;
