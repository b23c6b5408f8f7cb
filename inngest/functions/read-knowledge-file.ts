import { inngest } from "@/inngest/client";
import { on } from "@/inngest/events";
import { giveUpFile, readFile } from "@/lib/domains/knowledge/read-file";

/** Indexes an uploaded file, or stores why it cannot be read. */
export const readKnowledgeFile = inngest.createFunction(
  {
    id: "read-knowledge-file",
    name: "Read an uploaded file",
    triggers: [on("knowledge.file_added")],
    retries: 2,
    concurrency: [{ limit: 2 }, { limit: 1, key: "event.data.project_id" }],
    onFailure: async ({ event, step }) => {
      const { project_id, subject_id } = event.data.event.data;
      await step.run("give-up", () => giveUpFile(project_id, subject_id));
    },
  },
  ({ event, step }) => step.run("read", () => readFile(event.data.project_id, event.data.subject_id)),
);
