import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { changeStages } from "@/lib/domains/stages/change";
import { revertStages } from "@/lib/domains/stages/revert";
import {
  PutStageConfigBody,
  RevertStageConfigBody,
  StageConfig,
  StageConfigVersionPage,
  StageConfigVersionParams,
  StageConfigVersionQuery,
} from "@/lib/domains/stages/schema";
import { currentStages, findStages, selectVersions } from "@/lib/domains/stages/store";

const tag = "Stages";

export const getStageConfig = operation({
  id: "getStageConfig",
  method: "GET",
  path: "/stage-config",
  access: scope("config:read"),
  tag,
  summary: "Get the current stages and actions",
  description: "A project that never changed them has the default configuration as version 1.",
  output: StageConfig,
  tool: {
    title: "Read stages",
    description:
      "Use it to learn the stages of tasks and the keys of the actions that move them; run_action takes such a key. Answers the configuration in force with its version.",
  },
  handle: ({ actor }) => currentStages(reader(actor), actor.project.id),
});

export const putStageConfig = operation({
  id: "putStageConfig",
  method: "PUT",
  path: "/stage-config",
  access: scope("settings:write"),
  tag,
  summary: "Update the stages and actions",
  description:
    "Makes a new version; the earlier ones stay. A stage in which live tasks stand can neither vanish nor become one that ends tasks " +
    "(`done`, `failed`) unless `migrate` says where they go: 422 with the code `stage_in_use`, which names the stage and the count. The tasks move with the change.",
  body: PutStageConfigBody,
  output: StageConfig,
  current: getStageConfig.handle,
  changedBy: {
    reverted_from: "POST /stage-config/versions/{version}/revert",
  },
  errors: ["version_conflict"],
  tool: {
    title: "Change stages",
    description:
      "Use it only when asked to change how work flows. Replaces the whole configuration, so read it first with get_stage_config and send it back changed, with expected_version. A stage that holds live tasks needs migrate.",
    destructive: true,
    idempotent: false,
  },
  handle: ({ actor, body }) => changeStages(actor, body),
});

export const listStageConfigVersions = operation({
  id: "listStageConfigVersions",
  method: "GET",
  path: "/stage-config/versions",
  access: scope("config:read"),
  tag,
  summary: "List the versions of the stages",
  description: "Newest first: who made each and how large it is. Read one version for its content.",
  query: StageConfigVersionQuery,
  output: StageConfigVersionPage,
  tool: {
    title: "List versions of the stages",
    description:
      "Use it to see who changed the stages and when. A version's number goes into get_stage_config_version and revert_stage_config.",
  },
  handle: ({ actor, query }) =>
    paginate(actor, "stage-config-versions", query, {
      fetch: (after, take) =>
        selectVersions(reader(actor), actor.project.id, after?.[0] === undefined ? null : Number(after[0]), take),
      position: ({ version }) => [String(version)],
    }),
});

export const getStageConfigVersion = operation({
  id: "getStageConfigVersion",
  method: "GET",
  path: "/stage-config/versions/{version}",
  access: scope("config:read"),
  tag,
  summary: "Get a version of the stages",
  description: "As it was written then; the versions are never changed.",
  params: StageConfigVersionParams,
  output: StageConfig,
  tool: {
    title: "Read a version of the stages",
    description: "Use it to look at an earlier configuration before you go back to it.",
  },
  handle: async ({ actor, params }) => {
    const config = await findStages(reader(actor), actor.project.id, params.version);
    if (!config) throw notFound("version of the stage configuration", params.version);
    return config;
  },
});

export const revertStageConfig = operation({
  id: "revertStageConfig",
  method: "POST",
  path: "/stage-config/versions/{version}/revert",
  access: scope("settings:write"),
  idempotency: "optional",
  tag,
  summary: "Restore an earlier version of the stages",
  description: "Copies its content into a new version. `migrate` is needed as when stages are written.",
  params: StageConfigVersionParams,
  body: RevertStageConfigBody,
  output: StageConfig,
  success: 201,
  location: ({ version }) => `/stage-config/versions/${version}`,
  errors: ["version_conflict"],
  tool: {
    title: "Revert stages",
    description:
      "Use it only when asked to go back to an earlier configuration: it copies that one into a new version. Tasks in stages that vanish need migrate.",
    destructive: true,
  },
  handle: ({ actor, params, body }) => revertStages(actor, params.version, body),
});
