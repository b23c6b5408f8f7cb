import { ReportsSkeleton } from "@/components/reports/reports-skeleton";

export default ReportsSkeleton;
