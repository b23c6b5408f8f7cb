"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Span } from "@/components/catalog/resources/span";
import { useDraftForm } from "@/components/forms/draft-form";
import { Form } from "@/components/forms/form";
import { dayAfter, instantOf, today } from "@/components/forms/local-time";
import { TurneroProblem } from "@/components/problem";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { useNow } from "@/components/ui/now";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { Conflict, Resource } from "@/lib/domains/catalog/resources/schema";

type Away = Pick<Resource, "id" | "name">;
type Draft = { whole: boolean; from: string; to: string; fromTime: string; toTime: string; reason: string };

/** Whole days end when the day after the last begins. */
const spanOf = ({ whole, from, to, fromTime, toTime }: Draft, zone: string) => ({
  start: instantOf(`${from}T${whole ? "00:00" : fromTime}`, zone) ?? "",
  end: instantOf(whole ? `${to ? dayAfter(to) : ""}T00:00` : `${to}T${toTime}`, zone) ?? "",
});

const conflictsOf = (error: unknown): Conflict[] =>
  error instanceof TurneroProblem ? ((error.body as { conflicts?: Conflict[] }).conflicts ?? []) : [];

/** An end that would come before the new start moves along with it. */
const begunOn = ({ to }: Draft, from: string): Partial<Draft> => ({ from, ...(to < from ? { to: from } : {}) });

function Times({ draft, set }: { draft: Draft; set: (change: Partial<Draft>) => void }) {
  const t = useTranslations("catalog");
  const common = useTranslations("common");
  const words = {
    invalid_format: common("faults.required"),
    custom: common("faults.required"),
    not_after_start: t("fault.not_after_start"),
  };
  const row = (name: "start" | "end", day: "from" | "to", time: "fromTime" | "toTime") => (
    <div className="grid grid-cols-[1fr_116px] items-end gap-3">
      <Field name={name} label={t(`off_${name}`)} faults={words} className={draft.whole ? "col-span-2" : ""}>
        <Input
          type="date"
          value={draft[day]}
          onChange={({ target: { value } }) => set(day === "from" ? begunOn(draft, value) : { to: value })}
        />
      </Field>
      {!draft.whole && (
        <Input
          type="time"
          aria-label={t(`off_${name}_time`)}
          value={draft[time]}
          onChange={({ target }) => set({ [time]: target.value })}
        />
      )}
    </div>
  );
  return (
    <>
      {row("start", "from", "fromTime")}
      {row("end", "to", "toTime")}
    </>
  );
}

function Question({ resource, onDone }: { resource: Away; onDone: () => void }) {
  const t = useTranslations("catalog");
  const optional = useTranslations("common")("optional");
  const zone = useTimeZone() ?? "UTC";
  const day = today(useNow(), zone);
  const queries = useQueryClient();
  const toast = useToast();
  const [draft, setDraft] = useState<Draft>({
    whole: true,
    from: day,
    to: day,
    fromTime: "09:00",
    toTime: "18:00",
    reason: "",
  });
  const set = (change: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...change }));
    form.forget();
  };
  const settle = () => queries.invalidateQueries({ queryKey: ["catalog", "time-off", resource.id] });
  const [force, setForce] = useState(false);
  const form = useDraftForm({
    send: () =>
      turnero.resources.timeOff.create(resource.id, {
        ...spanOf(draft, zone),
        reason: draft.reason.trim() || null,
        ...(force ? { force } : {}),
      }),
    onDone: async (off) => {
      await settle();
      onDone();
      toast.undoable(t("off_added", { name: resource.name }), async () => {
        await turnero.resources.timeOff.delete(resource.id, off.id);
        await settle();
      });
    },
  });
  const conflicts = conflictsOf(form.error);
  return (
    <Form
      form={conflicts.length > 0 ? { ...form, error: null } : form}
      label={t("add_time_off")}
      actions={
        <DialogActions>
          <Button
            type="submit"
            look={conflicts.length > 0 ? "danger" : "primary"}
            pending={form.pending}
            onClick={() => setForce(conflicts.length > 0)}
          >
            {conflicts.length > 0 ? t("off_force") : t("add_time_off")}
          </Button>
        </DialogActions>
      }
    >
      <Checkbox label={t("whole_days")} checked={draft.whole} onCheckedChange={(checked) => set({ whole: checked })} />
      <Times draft={draft} set={set} />
      <Field name="reason" label={t("reason")} optional={optional}>
        <Input value={draft.reason} onChange={({ target }) => set({ reason: target.value })} autoComplete="off" />
      </Field>
      {conflicts.length > 0 && (
        <Notice tone="trouble">
          <p>{t("off_booked", { name: resource.name })}</p>
          <ul className="mt-1 list-disc pl-5">
            {conflicts.map(({ booking_id, start, end }) => (
              <li key={booking_id}>
                <Link href={`/calendar/${booking_id}`} className="underline">
                  <Span start={start} end={end} />
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-1">{t("off_force_text")}</p>
        </Notice>
      )}
    </Form>
  );
}

export function NewTimeOff({ resource }: { resource: Away }) {
  const t = useTranslations("catalog");
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t("time_off_of", { name: resource.name })}
      description={t("time_off_text")}
      trigger={
        <Button size="sm">
          <Plus aria-hidden className="size-4" />
          {t("add_time_off")}
        </Button>
      }
    >
      <Question resource={resource} onDone={() => setOpen(false)} />
    </Dialog>
  );
}
