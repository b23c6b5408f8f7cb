import { TaskGone } from "@/app/(dashboard)/task-page";

export default TaskGone;
