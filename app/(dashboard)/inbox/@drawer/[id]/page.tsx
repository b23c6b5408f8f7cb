import { TaskPage } from "@/app/(dashboard)/task-page";

export default TaskPage;
