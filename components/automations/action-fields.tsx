"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { DurationInput } from "@/components/automations/duration-input";
import { MessageField } from "@/components/automations/message-field";
import { knownTags, useNames } from "@/components/automations/names";
import { TemplateFields } from "@/components/automations/template-fields";
import {
  type ActionType,
  actionsFor,
  hasBooking,
  newAction,
  type TriggerType,
} from "@/components/automations/vocabulary";
import { Choice } from "@/components/forms/choices/choice";
import { FaultLine } from "@/components/forms/fault-line";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { priorities } from "@/lib/core/vocabulary";
import type { AutomationAction } from "@/lib/domains/automations/schema";

type Of<Type extends ActionType> = Extract<AutomationAction, { type: Type }>;
type Props<Action extends AutomationAction = AutomationAction> = {
  /** The action's pointer in the request body, such as "#/actions/0". */
  at: string;
  action: Action;
  /** What begins it: after a message alone there is no booking to change. */
  trigger?: TriggerType;
  onChange: (action: AutomationAction) => void;
};

function TagFields({ at, action, trigger, onChange }: Props<Of<"add_tag">>) {
  const t = useTranslations("automations");
  const id = useId();
  const { data: tags = [] } = useQuery(knownTags);
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field name={`${at}-tag`} pointer={`${at}/tag`} label={t("tag")}>
        <Input
          value={action.tag}
          list={id}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...action, tag: target.value })}
        />
      </Field>
      <datalist id={id}>
        {tags.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Field name={`${at}-to`} pointer={`${at}/to`} label={t("tag_on")}>
        <Select
          value={action.to}
          onChange={({ target }) => onChange({ ...action, to: target.value === "customer" ? "customer" : "booking" })}
        >
          {(hasBooking(trigger) || action.to === "booking") && <option value="booking">{t("tag_booking")}</option>}
          <option value="customer">{t("tag_customer")}</option>
        </Select>
      </Field>
    </div>
  );
}

/** An action of the stages, by the word on its button. What needs a person's answer cannot run by itself. */
function RunFields({ at, action, onChange }: Props<Of<"run_action">>) {
  const t = useTranslations("automations");
  const { actions, resources } = useNames();
  const chosen = actions?.find(({ key }) => key === action.key);
  const needsPerson = ({ requires }: NonNullable<typeof actions>[number]) =>
    requires.comment || requires.photo || requires.location || requires.fields.some(({ required }) => required);
  return (
    <>
      <Field name={`${at}-key`} pointer={`${at}/key`} label={t("stage_action")} hint={t("stage_action_hint")}>
        <Choice
          options={(actions ?? []).map((each) => ({
            value: each.key,
            label: needsPerson(each) ? t("needs_person", { name: each.label }) : each.label,
            disabled: needsPerson(each),
          }))}
          value={action.key}
          placeholder={action.key === "" ? t("choose") : t("gone_name")}
          onChoose={(key) => onChange({ ...action, key, resource_id: null })}
        />
      </Field>
      {chosen?.requires.resource && (
        <Field name={`${at}-resource`} pointer={`${at}/resource_id`} label={t("who_does")}>
          <Choice
            options={resources ?? []}
            value={action.resource_id ?? ""}
            placeholder={t("choose")}
            onChoose={(resource_id) => onChange({ ...action, resource_id })}
          />
        </Field>
      )}
    </>
  );
}

function AssignField({ at, action, onChange }: Props<Of<"assign">>) {
  const t = useTranslations("automations");
  const { members } = useNames();
  return (
    <Field
      name={`${at}-member`}
      pointer={`${at}/member_id`}
      label={t("to_member")}
      hint={t("assign_hint")}
      faults={{ too_small: t("choose_member") }}
    >
      <Choice
        options={members ?? []}
        value={action.member_id}
        placeholder={action.member_id === "" ? t("choose") : t("gone_name")}
        onChoose={(member_id) => onChange({ ...action, member_id })}
      />
    </Field>
  );
}

/** The fields of an action by its type. */
function Details({ at, action, trigger, onChange }: Props) {
  const t = useTranslations("automations");
  const locale = useLocale();
  switch (action.type) {
    case "send_message":
      return (
        <>
          <MessageField
            at={at}
            text={action.text}
            trigger={trigger}
            onChange={(text) => onChange({ ...action, text })}
          />
          <TemplateFields
            at={at}
            template={action.template}
            locale={locale}
            onChange={(template) => onChange({ ...action, template })}
          />
        </>
      );
    case "notify_team":
      return (
        <Field name={`${at}-message`} pointer={`${at}/message`} label={t("notice")} hint={t("notice_hint")}>
          <TextArea
            rows={2}
            maxLength={1000}
            value={action.message}
            onChange={({ target }) => onChange({ ...action, message: target.value })}
          />
        </Field>
      );
    case "add_tag":
      return <TagFields at={at} action={action} trigger={trigger} onChange={onChange} />;
    case "set_priority":
      return (
        <Field name={`${at}-priority`} pointer={`${at}/priority`} label={t("priority")}>
          <Select
            value={action.priority}
            onChange={({ target }) =>
              onChange({ ...action, priority: priorities.find((each) => each === target.value) ?? "normal" })
            }
          >
            {priorities.map((each) => (
              <option key={each} value={each}>
                {t(`priorities.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      );
    case "run_action":
      return <RunFields at={at} action={action} onChange={onChange} />;
    case "assign":
      return <AssignField at={at} action={action} onChange={onChange} />;
    case "call_webhook":
      return (
        <Field name={`${at}-url`} pointer={`${at}/url`} label={t("address")} hint={t("address_hint")}>
          <Input
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            value={action.url}
            onChange={({ target }) => onChange({ ...action, url: target.value })}
          />
        </Field>
      );
    case "wait":
      return (
        <Field name={`${at}-minutes`} pointer={`${at}/minutes`} label={t("how_long")}>
          <DurationInput minutes={action.minutes} onChange={(minutes) => onChange({ ...action, minutes })} />
        </Field>
      );
  }
}

/** One thing that is done. `types` narrows what may be chosen; with one type there is nothing to choose. */
export function ActionFields({ types, ...props }: Props & { types?: readonly ActionType[] }) {
  const { at, action, trigger, onChange } = props;
  const t = useTranslations("automations");
  const offered = types ?? actionsFor(trigger);
  const listed = offered.includes(action.type) ? offered : [action.type, ...offered];
  return (
    <div className="flex flex-col gap-3">
      {listed.length > 1 && (
        <Field name={`${at}-type`} pointer={`${at}/type`} label={t("what")}>
          <Select
            value={action.type}
            onChange={({ target }) => onChange(newAction(target.value as ActionType, trigger))}
          >
            {listed.map((type) => (
              <option key={type} value={type}>
                {t(`actions.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Details {...props} />
      <FaultLine pointers={[at]} />
    </div>
  );
}
