// Made by `npm run generate` from the API's description. Changes here are lost.

export type CreateCustomerBody = {
  name: string;
  phone: string;
  locale?: string | null | undefined;
  email?: string | null | undefined;
  company?: string | null | undefined;
  notes?: string | null | undefined;
  tags?: string[] | undefined;
  address?: {
    formatted?: string | null | undefined;
    lat?: number | null | undefined;
    lng?: number | null | undefined;
  } | null | undefined;
};

export type Customer = {
  id: string;
  name: string;
  phone: string | null;
  locale: string | null;
  email: string | null;
  company: string | null;
  notes: string | null;
  tags: string[];
  address: {
    formatted: string | null;
    lat: number | null;
    lng: number | null;
  } | null;
  identities: {
    channel: "whatsapp" | "telegram" | "webchat";
    external_id: string;
    display_name: string | null;
    created_at: string;
  }[];
  created_at: string;
  updated_at: string;
};

export type CustomerPage = {
  data: Customer[];
  next_cursor: string | null;
};

export type GetDescriptionResult = {
  openapi: string;
  [name: string]: unknown;
};

export type Me = {
  type: "key" | "session";
  project: {
    id: string;
    name: string;
    slug: string;
    timezone: string;
    currency: string;
    locale: string;
  };
  key: {
    id: string;
    name: string;
    scopes: ("slots:read" | "bookings:read" | "bookings:write" | "config:read" | "config:write" | "settings:write" | "customers:read" | "customers:write" | "messages:read" | "messages:write" | "webhooks:manage")[];
  } | null;
  member: {
    id: string;
    name: string;
    email: string;
    role: "owner" | "admin" | "agent";
  } | null;
};

export type UpdateCustomerBody = {
  name?: string | undefined;
  phone?: string | undefined;
  locale?: string | null | undefined;
  email?: string | null | undefined;
  company?: string | null | undefined;
  notes?: string | null | undefined;
  tags?: string[] | undefined;
  address?: {
    formatted?: string | null | undefined;
    lat?: number | null | undefined;
    lng?: number | null | undefined;
  } | null | undefined;
};

export type Problem = {
  type: string;
  title: string;
  status: number;
  /** Branch on this, never on the title. */
  code: string;
  detail: string;
  /** The request's id. */
  instance: string;
  /** With `validation_error`: every fault, and where it stands. */
  errors?: {
    pointer: string;
    detail: string;
    code: string;
  }[] | undefined;
  /** With `slot_taken`: free times near the one that was lost. */
  alternatives?: {
    start: string;
    end: string;
  }[] | undefined;
};

/** The codes of today; more may come. */
export type ProblemCode =
  | "customer_exists"
  | "idempotency_conflict"
  | "insufficient_scope"
  | "internal_error"
  | "invalid_api_key"
  | "not_found"
  | "payload_too_large"
  | "rate_limited"
  | "unsupported_media_type"
  | "validation_error";

/** The query of GET /customers. */
export type ListCustomersQuery = {
  /** Name, e-mail, company, tag or phone; accents and capitals do not matter. */
  q?: string | undefined;
  phone?: string | undefined;
  tag?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};
