import { FormSkeleton } from "@/components/bot/skeletons";

export default FormSkeleton;
