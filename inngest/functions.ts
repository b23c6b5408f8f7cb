import type { InngestFunction } from "inngest";
import type { Wanted } from "@/inngest/embedded/intake-events";
import { answerMessages } from "@/inngest/functions/answer-messages";
import { countReports } from "@/inngest/functions/count-reports";
import { crawlSite } from "@/inngest/functions/crawl-site";
import { deliverWritten, retryMail } from "@/inngest/functions/deliver-mail";
import { deliverQueued, retryQueued } from "@/inngest/functions/deliver-messages";
import { deliverWebhooks, retryWebhooks } from "@/inngest/functions/deliver-webhooks";
import { embedKnowledge } from "@/inngest/functions/embed-knowledge";
import { expireHolds } from "@/inngest/functions/expire-holds";
import { fetchMedia, refetchMedia } from "@/inngest/functions/fetch-media";
import { prune } from "@/inngest/functions/prune";
import { readKnowledgeFile } from "@/inngest/functions/read-knowledge-file";
import { releaseUnconfirmedTimes } from "@/inngest/functions/release-unconfirmed";
import { renewKnowledge } from "@/inngest/functions/renew-knowledge";
import { findOldTemplates, renewTemplateList } from "@/inngest/functions/renew-templates";
import { runAutomations, runPlannedAutomations } from "@/inngest/functions/run-automations";
import { runDueTestMode, runTestMode } from "@/inngest/functions/run-test-mode";
import { remindCustomers, sendNotices, settleNotices } from "@/inngest/functions/send-notices";
import {
  sendDueTeamNotices,
  sendTeamNotices,
  tellTeamOfEvents,
  tellTeamOfWaiting,
} from "@/inngest/functions/tell-team";
import { writeWeeklyReports } from "@/inngest/functions/write-weekly-reports";
import { projectsWithAutomations } from "@/lib/domains/automations/store";
import { projectsWithQueued } from "@/lib/domains/channels/delivery/store";
import { projectsWithMedia } from "@/lib/domains/channels/media/store";
import { projectsWithMembers } from "@/lib/domains/member-notices/store";
import { projectsWithDueNotices } from "@/lib/domains/notices/store";

/** Every background function of the service. A domain adds a file under inngest/functions and a line here. */
export const functions: InngestFunction.Any[] = [
  expireHolds,
  releaseUnconfirmedTimes,
  answerMessages,
  runAutomations,
  runPlannedAutomations,
  deliverWebhooks,
  retryWebhooks,
  sendNotices,
  remindCustomers,
  settleNotices,
  deliverQueued,
  retryQueued,
  deliverWritten,
  retryMail,
  fetchMedia,
  refetchMedia,
  renewTemplateList,
  findOldTemplates,
  tellTeamOfEvents,
  tellTeamOfWaiting,
  sendTeamNotices,
  sendDueTeamNotices,
  readKnowledgeFile,
  crawlSite,
  renewKnowledge,
  embedKnowledge,
  runTestMode,
  runDueTestMode,
  countReports,
  writeWeeklyReports,
  prune,
];

/** Functions that need not get every event, or not all of its data. Used by the embedded executor. */
export const wishes = (app: string): Wanted =>
  new Map([
    [runAutomations.id(app), { projects: projectsWithAutomations }],
    [deliverQueued.id(app), { projects: projectsWithQueued }],
    [deliverWebhooks.id(app), { refs: true }],
    [fetchMedia.id(app), { projects: projectsWithMedia }],
    [sendNotices.id(app), { projects: projectsWithDueNotices, refs: true }],
    [tellTeamOfEvents.id(app), { projects: projectsWithMembers }],
    [tellTeamOfWaiting.id(app), { projects: projectsWithMembers }],
  ]);
