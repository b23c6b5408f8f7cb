import { inngest } from "@/inngest/client";
import { workerLost } from "@/inngest/embedded/turn";
import { on } from "@/inngest/events";
import { beginCrawl, finishCrawl, giveUpCrawl, readRound } from "@/lib/domains/knowledge/sites/crawl";

/** Reads a site, a round of pages at a time: what a crash interrupts goes on at the page where it was. */
export const crawlSite = inngest.createFunction(
  {
    id: "crawl-site",
    name: "Read a site",
    triggers: [on<{ crawl: number }>("knowledge_source.crawl_asked")],
    retries: 4,
    // A slow site takes long, and a workspace may have twenty; after each round a site yields its place.
    concurrency: [{ limit: 3 }, { limit: 1, key: "event.data.project_id" }],
    onFailure: async ({ event, step }) => {
      // After any other error of ours the hourly sweep starts a new crawl; after a lost worker it would only fail again.
      if (event.data.error.name !== workerLost) return;
      const { project_id, subject_id, data } = event.data.event.data;
      const at = { project: project_id, source: subject_id, crawl: data.crawl };
      await step.run("give-up", () => giveUpCrawl(at));
    },
  },
  async ({ event, step }) => {
    const { project_id, subject_id: source, data } = event.data;
    const at = { project: project_id, source, crawl: data.crawl };
    if (!(await step.run("begin", () => beginCrawl(at)))) return { status: "superseded" };
    for (let round = 1; ; round++) {
      const { more, restMs } = await step.run(`read-${round}`, () => readRound(at));
      if (!more) break;
      // The SDK sleeps whole seconds and truncates the rest.
      await step.sleep(`rest-${round}`, Math.max(1, Math.ceil((restMs ?? 0) / 1000)) * 1000);
    }
    return step.run("finish", () => finishCrawl(at));
  },
);
