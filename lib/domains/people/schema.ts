import { z } from "zod";
import { roles } from "@/lib/core/scopes";
import { PictureIn } from "@/lib/core/wire/upload";
import { DateTimeIn, DateTimeOut, Id, Name, Text } from "@/lib/core/wire/wire";
import { AccountEmail } from "@/lib/domains/account/schema";
import { Weekly } from "@/lib/domains/catalog/schedules/schema";
import { Member } from "@/lib/domains/team/schema";

export const Person = z
  .object({
    id: z.string().describe("The resource that the person is."),
    name: z.string(),
    active: z.boolean(),
    photo_id: z.string().nullable().describe("The photo is under `/resources/{id}/photo`."),
    member: Member.nullable().describe("The team member who signs in."),
    invite: z
      .object({ id: z.string(), email: z.string(), role: z.enum(roles), expired: z.boolean() })
      .nullable()
      .describe("An invitation that waits to be accepted."),
    schedule_id: z.string().nullable().describe("Their hours; null means always open."),
    has_own_hours: z.boolean().describe("Nobody and nothing else works by their schedule."),
    service_ids: z.array(z.string()).describe("The services that they give."),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "Person" });
export type Person = z.output<typeof Person>;

export const SavedPerson = Person.extend({
  invite_link: z
    .string()
    .nullable()
    .describe("The link of an invitation that this call made and that no e-mail carries; shown this once."),
}).meta({ id: "SavedPerson" });
export type SavedPerson = z.output<typeof SavedPerson>;

export const PersonParams = z.strictObject({ id: Id });

const Login = z.strictObject({ email: AccountEmail, role: z.enum(roles).default("agent") });

const TimeOffIn = z
  .strictObject({ start: DateTimeIn, end: DateTimeIn, reason: Text.nullable().default(null) })
  .superRefine(({ start, end }, context) => {
    if (start < end) return;
    const message = "The end must come after the start.";
    context.addIssue({ code: "custom", path: ["end"], message, params: { code: "not_after_start" } });
  });

const Photo = PictureIn.describe("PNG, JPEG, WebP or GIF, by its content; a small square copy is kept.");

const fields = {
  name: Name,
  photo: Photo.nullable(),
  active: z.boolean(),
  member_id: Id.nullable().describe("A team member that the person is already."),
  login: Login.nullable().describe("Invites the person to sign in; accepting makes them the member of this person."),
  schedule_id: Id.nullable().describe("The schedule that they work by; null means always open."),
  weekly: Weekly.nullable().describe("Hours of their own, in place of `schedule_id`."),
  service_ids: z.array(Id).max(500).describe("Exactly the services that they give; what others give stays."),
};

export const CreatePersonBody = z.strictObject({
  name: fields.name,
  photo: fields.photo.default(null),
  active: fields.active.default(true),
  member_id: fields.member_id.default(null),
  login: fields.login.default(null),
  schedule_id: fields.schedule_id.default(null),
  weekly: fields.weekly.default(null),
  service_ids: fields.service_ids.default([]),
  time_off: z.array(TimeOffIn).max(50).default([]),
});
export type CreatePersonBody = z.output<typeof CreatePersonBody>;

export const UpdatePersonBody = z.strictObject(fields).partial();
export type UpdatePersonBody = z.output<typeof UpdatePersonBody>;
