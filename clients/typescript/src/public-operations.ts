// Made by `npm run generate` from the API's description. Changes here are lost.

import type {
  AnswerOwnBookingBody,
  CancelOwnBookingBody,
  ConfirmPageHoldBody,
  ConfirmWebchatHoldBody,
  CountPageStepsBody,
  CreatePageHoldBody,
  CreatePageTaskBody,
  CreateWebchatHoldBody,
  CreateWebchatMessageBody,
  CreateWebchatSessionBody,
  CustomerBooking,
  DaySlots,
  GetWebchatFileQuery,
  LinkSlots,
  ListOwnBookingSlotsQuery,
  ListPageSlotsQuery,
  ListWebchatMessagesQuery,
  ListWebchatServicesQuery,
  ListWebchatSlotsQuery,
  PageHold,
  PublicPage,
  ReleasePageHoldBody,
  RescheduleOwnBookingBody,
  StreamWebchatQuery,
  WebchatBooking,
  WebchatConfig,
  WebchatFile,
  WebchatHold,
  WebchatMessage,
  WebchatMessagePage,
  WebchatService,
  WebchatServicePage,
  WebchatSession,
  WebchatSlotList,
} from "./schema";
import { type CallOptions, type IdempotentCallOptions, type Send, everyItem, segment } from "./transport";

export const publicOperations = (send: Send) => ({
  bookings: {
    /** Get a booking by its customer link. By the token of the customer's own link. One that is wrong, or 30 days past the booking, is not found. */
    get: (token: string, options?: CallOptions) =>
      send<CustomerBooking>({ method: "GET", path: `/public/bookings/${segment(token)}`, options }),
    /** Say by a customer link that they will come. Of a confirmed booking, until its start. Said again, it stays as it was. */
    attend: (token: string, options?: CallOptions) =>
      send<CustomerBooking>({ method: "POST", path: `/public/bookings/${segment(token)}/attend`, options }),
    calendarIcs: {
      /** Get a booking as a calendar file. RFC 5545, with the same identity after a move. */
      get: (token: string, options?: CallOptions) =>
        send<Response>({ method: "GET", path: `/public/bookings/${segment(token)}/calendar.ics`, raw: true, options }),
    },
    /** Cancel a booking by its customer link. Until its start. */
    cancel: (token: string, body: CancelOwnBookingBody = {}, options?: CallOptions) =>
      send<CustomerBooking>({ method: "POST", path: `/public/bookings/${segment(token)}/cancel`, body, options }),
    /** Answer a service's questions by a customer link. Until its start. Answers that were given before stay, unless they are given again. */
    intake: (token: string, body: AnswerOwnBookingBody, options?: CallOptions) =>
      send<CustomerBooking>({ method: "POST", path: `/public/bookings/${segment(token)}/intake`, body, options }),
    /** Reschedule a booking by its customer link. Until the service's notice before its start. The link stays the same. */
    reschedule: (token: string, body: RescheduleOwnBookingBody, options?: CallOptions) =>
      send<CustomerBooking>({ method: "POST", path: `/public/bookings/${segment(token)}/reschedule`, body, options }),
    slots: {
      /** List times to reschedule to. By local days of the business, within the notice of the service. The time that it has is not among them. */
      list: (token: string, query: ListOwnBookingSlotsQuery = {}, options?: CallOptions) =>
        send<LinkSlots>({ method: "GET", path: `/public/bookings/${segment(token)}/slots`, query, options }),
    },
    /** Stop notices by a customer link. The customer is told of none of their bookings any more. An address given with somebody else's phone is forgotten instead. */
    stopNotices: (token: string, options?: CallOptions) =>
      send<CustomerBooking>({ method: "POST", path: `/public/bookings/${segment(token)}/stop-notices`, options }),
  },
  pages: {
    /** Get a public booking page. What anybody may see without a key. A page that is switched off is not found. */
    get: (slug: string, options?: CallOptions) =>
      send<PublicPage>({ method: "GET", path: `/public/pages/${segment(slug)}`, options }),
    holds: {
      /** Create a hold on the booking page. At most three live holds per `visitor` and per phone, and twelve per address, here and in the chat together: more is `rate_limited`. Those of an address that name no `visitor` count as one. The booking's `source` is `webchat`, as of everything that visitors book by themselves. */
      create: (slug: string, body: CreatePageHoldBody, options?: CallOptions) =>
        send<PageHold>({ method: "POST", path: `/public/pages/${segment(slug)}/holds`, body, options }),
      /** Release a hold on the booking page. With the token that the hold came with. */
      release: (slug: string, holdId: string, body: ReleasePageHoldBody, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/public/pages/${segment(slug)}/holds/${segment(holdId)}`, body, options }),
      /** Confirm a hold on the booking page. Needs the hold's token. A phone that is known links its customer, and neither shows nor changes anything of them. Asked again after a success, it answers the booking as it stands, until 30 days after its end. `book_with_team` gives the time back. */
      confirm: (slug: string, holdId: string, body: ConfirmPageHoldBody, options?: CallOptions) =>
        send<CustomerBooking>({ method: "POST", path: `/public/pages/${segment(slug)}/holds/${segment(holdId)}/confirm`, body, options }),
    },
    pictures: {
      /** Get a picture of a public booking page. The logo, the cover, or the photo of a person whom visitors may choose there, and no other. */
      get: (slug: string, pictureId: string, options?: CallOptions) =>
        send<Response>({ method: "GET", path: `/public/pages/${segment(slug)}/pictures/${segment(pictureId)}`, raw: true, options }),
    },
    slots: {
      /** List a service's available times by day. Days are those of the workspace's zone. */
      list: (slug: string, query: ListPageSlotsQuery, options?: CallOptions) =>
        send<DaySlots>({ method: "GET", path: `/public/pages/${segment(slug)}/slots`, query, options }),
    },
    /** Count how far a visitor comes. For the report on the booking page. It keeps a number by day and step, and nothing about the visitor; what is booked is counted by itself. */
    steps: (slug: string, body: CountPageStepsBody, options?: CallOptions) =>
      send<void>({ method: "POST", path: `/public/pages/${segment(slug)}/steps`, body, options }),
    tasks: {
      /** Request a queue service. The task waits in the service's queue. At most three per phone within ten minutes, and per address sixty at once, then one in ten seconds: more is `rate_limited`. The booking's `source` is `webchat`, as of everything that visitors book by themselves. */
      create: (slug: string, body: CreatePageTaskBody, options?: CallOptions) =>
        send<CustomerBooking>({ method: "POST", path: `/public/pages/${segment(slug)}/tasks`, body, options }),
    },
  },
  webchat: {
    config: {
      /** Get the web chat configuration. Name, colours, greeting, languages and hours of the site whose key is used. */
      get: (options?: CallOptions) =>
        send<WebchatConfig>({ method: "GET", path: "/public/webchat/config", options }),
    },
    files: {
      /** Upload a file to send. At most 16 MiB. A message with its id as `file_id` sends it. */
      create: (body: FormData | Blob, options?: CallOptions) =>
        send<WebchatFile>({ method: "POST", path: "/public/webchat/files", body, options }),
      /** Download a conversation file by its signed URL. The address is signed for its conversation and ends with the session. */
      get: (id: string, query: GetWebchatFileQuery, options?: CallOptions) =>
        send<Response>({ method: "GET", path: `/public/webchat/files/${segment(id)}`, query, raw: true, options }),
    },
    holds: {
      /** Create a hold. In the visitor's own conversation, two at most at once, and twelve from one address, with those of the booking page: more is `rate_limited`. */
      create: (body: CreateWebchatHoldBody, options?: IdempotentCallOptions) =>
        send<WebchatHold>({ method: "POST", path: "/public/webchat/holds", body, keyed: true, options }),
      /** Get a hold. Only one of the visitor's own conversation, whatever became of it. */
      get: (id: string, options?: CallOptions) =>
        send<WebchatBooking>({ method: "GET", path: `/public/webchat/holds/${segment(id)}`, options }),
      /** Release a hold. Only one of the visitor's own conversation. */
      release: (id: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/public/webchat/holds/${segment(id)}`, options }),
      /** Confirm a hold. The confirmation is said in the conversation too. `book_with_team` gives the time back. */
      confirm: (id: string, body: ConfirmWebchatHoldBody = {}, options?: IdempotentCallOptions) =>
        send<WebchatBooking>({ method: "POST", path: `/public/webchat/holds/${segment(id)}/confirm`, body, keyed: true, options }),
    },
    messages: {
      /** List a visitor's messages. Newest first; with `after`, what came after it, oldest first. */
      list: (query: ListWebchatMessagesQuery = {}, options?: CallOptions) =>
        send<WebchatMessagePage>({ method: "GET", path: "/public/webchat/messages", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListWebchatMessagesQuery = {}, options?: CallOptions) =>
        everyItem<WebchatMessage>(query, (page) => send<WebchatMessagePage>({ method: "GET", path: "/public/webchat/messages", query: page, options })),
      /** Send a visitor message. Exactly one of a text, a location or a file (with `text` as its caption). With a `client_id` of the browser's own it can be sent again without being said twice. */
      create: (body: CreateWebchatMessageBody, options?: CallOptions) =>
        send<WebchatMessage>({ method: "POST", path: "/public/webchat/messages", body, options }),
    },
    services: {
      /** List services for a visitor. The active services, without what is the team's business. */
      list: (query: ListWebchatServicesQuery = {}, options?: CallOptions) =>
        send<WebchatServicePage>({ method: "GET", path: "/public/webchat/services", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListWebchatServicesQuery = {}, options?: CallOptions) =>
        everyItem<WebchatService>(query, (page) => send<WebchatServicePage>({ method: "GET", path: "/public/webchat/services", query: page, options })),
    },
    sessions: {
      /** Start a visitor session. A visitor_id or an identity finds the conversation it was in before. The token lasts 30 days and opens this one conversation and nothing else. One address starts so many sessions on one site (by default 120 at once, then one in five seconds): more is `rate_limited`. */
      create: (body: CreateWebchatSessionBody = {}, options?: CallOptions) =>
        send<WebchatSession>({ method: "POST", path: "/public/webchat/sessions", body, options }),
    },
    slots: {
      /** List available times for a visitor. The same times as `GET /slots`. */
      list: (query: ListWebchatSlotsQuery, options?: CallOptions) =>
        send<WebchatSlotList>({ method: "GET", path: "/public/webchat/slots", query, options }),
    },
    stream: {
      /** Stream conversation events. Server-sent events: `ready` first, a `message` for each new one with its `n` as the event's id, and `seen` when the team has read everything or no longer has. Who comes back with the last id gets what it missed, each once, in order. */
      stream: (query: StreamWebchatQuery = {}, options?: CallOptions) =>
        send<Response>({ method: "GET", path: "/public/webchat/stream", query, raw: true, options }),
    },
  },
});
