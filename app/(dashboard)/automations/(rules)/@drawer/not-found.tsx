import { Gone } from "@/components/automations/gone";

export default Gone;
