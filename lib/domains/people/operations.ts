import { operation, scope, session } from "@/lib/api/operation";
import { FileOut } from "@/lib/core/wire/upload";
import { readPhoto } from "@/lib/domains/people/photo";
import { readPerson } from "@/lib/domains/people/read";
import { changePerson, createPerson as create } from "@/lib/domains/people/save";
import { CreatePersonBody, Person, PersonParams, SavedPerson, UpdatePersonBody } from "@/lib/domains/people/schema";

const tag = "Team";

export const createPerson = operation({
  id: "createPerson",
  method: "POST",
  path: "/team/people",
  access: session("admin"),
  idempotency: "refused",
  tag,
  summary: "Add a person",
  description:
    "A person who takes bookings, with login, hours, services and time off in one call: all of it is saved, or nothing. Where a service shares its group with services that the person does not give, it gets a group of its own.",
  body: CreatePersonBody,
  output: SavedPerson,
  success: 201,
  location: ({ id }) => `/team/people/${id}`,
  errors: ["not_found", "invalid_transition"],
  handle: ({ actor, body }) => create(actor, body),
});

export const getResourcePhoto = operation({
  id: "getResourcePhoto",
  method: "GET",
  path: "/resources/{id}/photo",
  access: scope("config:read"),
  tag,
  summary: "Get a photo",
  description: "A small copy of the photo of a person, without what the camera wrote into it.",
  params: PersonParams,
  output: FileOut,
  media: ["image/webp"],
  errors: ["not_found"],
  file: ({ actor, params }) => readPhoto(actor, params.id),
});

export const getPerson = operation({
  id: "getPerson",
  method: "GET",
  path: "/team/people/{id}",
  access: session("admin"),
  tag,
  summary: "Get a person",
  description: "Their login, hours and services; time off is under `/resources/{id}/time-off`.",
  params: PersonParams,
  output: Person,
  handle: ({ actor, params }) => readPerson(actor, params.id),
});

export const updatePerson = operation({
  id: "updatePerson",
  method: "PATCH",
  path: "/team/people/{id}",
  access: session("admin"),
  tag,
  summary: "Change a person",
  description:
    "What is left out stays. `weekly` changes the schedule that nobody else uses, else makes a new one. All of it is saved, or nothing.",
  params: PersonParams,
  body: UpdatePersonBody,
  output: SavedPerson,
  current: async (asked) => ({ ...(await getPerson.handle(asked)), invite_link: null }),
  errors: ["invalid_transition"],
  handle: ({ actor, params, body }) => changePerson(actor, params.id, body),
});
