"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { useDraftForm } from "@/components/forms/draft-form";
import { Form } from "@/components/forms/form";
import { TurneroProblem } from "@/components/problem";
import { useShell } from "@/components/shell/shell-state";
import { MoveTasks, strandedStages } from "@/components/stages/move-tasks";
import { stageConfig, stageVersion } from "@/components/stages/queries";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import type { StageConfig } from "@/lib/domains/stages/schema";

function Question({ version, current, onDone }: { version: number; current: StageConfig; onDone: () => void }) {
  const t = useTranslations("stages");
  const queries = useQueryClient();
  const toast = useToast();
  const earlier = useQuery(stageVersion(version));
  const [migrate, setMigrate] = useState<Record<string, string>>({});
  const goBack = (to: number, expected_version: number, moves: Record<string, string>) =>
    turnero.stageConfig.versions.revert(String(to), {
      expected_version,
      ...(Object.keys(moves).length > 0 ? { migrate: moves } : {}),
    });
  const settle = (config: StageConfig) => {
    queries.setQueryData(stageConfig().queryKey, config);
    void queries.invalidateQueries({ queryKey: ["stages", "versions"] });
  };
  const form = useDraftForm({
    send: () => goBack(version, current.version, migrate),
    onDone: (made) => {
      settle(made);
      onDone();
      toast.undoable(
        t("reverted", { number: version }),
        async () => settle(await goBack(current.version, made.version, {})),
        { about: "stages" },
      );
    },
  });
  const faults = form.error instanceof TurneroProblem ? form.error.errors : [];
  const stranded = earlier.data ? strandedStages(current, earlier.data, faults) : [];
  return (
    <Form
      form={form}
      label={t("revert")}
      actions={
        <DialogActions cancel>
          <Button type="submit" look="primary" pending={form.pending}>
            {t("revert_to", { number: version })}
          </Button>
        </DialogActions>
      }
    >
      {earlier.data && stranded.length > 0 ? (
        <MoveTasks draft={earlier.data} stages={stranded} migrate={migrate} onChange={setMigrate} />
      ) : null}
    </Form>
  );
}

/** Back to an earlier version, after a question; what lies between stays in the history. */
export function Revert({ version, current }: { version: number; current: StageConfig }) {
  const t = useTranslations("stages");
  const [open, setOpen] = useState(false);
  if (useShell().member.role === "agent") return null;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t("revert_title", { number: version })}
      description={t("revert_text")}
      trigger={
        <Button size="sm" aria-label={t("revert_to", { number: version })}>
          <Undo2 aria-hidden className="size-4" />
          {t("revert")}
        </Button>
      }
    >
      <Question version={version} current={current} onDone={() => setOpen(false)} />
    </Dialog>
  );
}
