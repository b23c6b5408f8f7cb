import { z } from "zod";
import { statuses } from "@/lib/core/vocabulary";
import { Currency, DateTimeOut } from "@/lib/core/wire/wire";
import { Channel } from "@/lib/domains/conversations/schema";

/**
 * What somebody has to do with the workspace, which decides what their dashboard shows: an agent who only takes tasks from a
 * queue, any other agent, or who runs it.
 */
export type MemberKind = "driver" | "desk" | "manager";

export const HomeVisit = z
  .object({
    id: z.string(),
    status: z.enum(statuses),
    start: DateTimeOut,
    end: DateTimeOut,
    customer_name: z.string().nullable(),
    service_name: z.string(),
    resource_names: z.array(z.string()).describe("People first."),
    attending: z.boolean().describe("The customer has said that they will come."),
  })
  .meta({ id: "HomeVisit" });
export type HomeVisit = z.output<typeof HomeVisit>;

export const HomeGap = z
  .object({ resource_id: z.string(), name: z.string(), start: DateTimeOut, end: DateTimeOut })
  .meta({ id: "HomeGap" });
export type HomeGap = z.output<typeof HomeGap>;

export const HomeTask = z
  .object({
    id: z.string(),
    customer_name: z.string().nullable(),
    service_name: z.string(),
    assignee_name: z.string().nullable(),
    at: DateTimeOut.nullable().describe("When it is due; of an appointment, when it starts."),
  })
  .meta({ id: "HomeTask" });
export type HomeTask = z.output<typeof HomeTask>;

export const HomeChat = z
  .object({
    id: z.string(),
    channel: Channel,
    customer_name: z.string(),
    since: DateTimeOut.describe("When the first message came that nobody of the team has read."),
    text: z.string().nullable().describe("The last message; null where it was a file or a place."),
  })
  .meta({ id: "HomeChat" });
export type HomeChat = z.output<typeof HomeChat>;

const some = <Item extends z.ZodType>(item: Item) =>
  z.object({ count: z.int().describe("All there are; the list has the first of them."), data: z.array(item) });

export const Home = z
  .object({
    concerns: z
      .object({ visits: z.boolean(), tasks: z.boolean(), chats: z.boolean(), mine: z.boolean() })
      .describe(
        "What the workspace has and the member has to do with: appointments, a queue, conversations, a resource of their own.",
      ),
    visits: z
      .array(HomeVisit)
      .describe("Appointments whose customer has not arrived: begun and not over, or beginning within three hours."),
    unclosed: z.int().describe("Appointments of today that are over and have no outcome."),
    gaps: some(HomeGap).describe(
      "Free stretches of people who take appointments, from now until the day ends, long enough for the shortest service.",
    ),
    late: some(HomeTask).describe("Open tasks of a queue whose due time is over, the longest overdue first."),
    unassigned: some(HomeTask).describe("The other open tasks of a queue that are nobody's, by due time."),
    chats: some(HomeChat).describe("Open conversations that wait for a person, the longest waiting first."),
    mine: some(HomeTask).describe(
      "The member's own open tasks that are begun, urgent or without a time, or are due before today ends or within eight hours.",
    ),
  })
  .meta({ id: "Home" });
export type Home = z.output<typeof Home>;

export const DayFigures = z
  .object({
    from: DateTimeOut,
    to: DateTimeOut,
    until: DateTimeOut.describe("The present time of day: no-shows and new customers are counted up to it."),
    bookings: z
      .int()
      .describe(
        "Appointments that start on the day, cancelled and rescheduled ones left out; tasks of a queue are not counted.",
      ),
    cancelled: z.int().describe("Of those that were to start on the day."),
    no_shows: z.int().describe("Of those that started on the day up to `until`."),
    new_customers: z.int().describe("Added on the day up to `until`."),
    revenue: z
      .array(z.object({ currency: Currency, cents: z.int() }))
      .describe("The prices of the bookings by currency, no-shows and failed ones left out."),
  })
  .meta({ id: "DayFigures" });
export type DayFigures = z.output<typeof DayFigures>;

export const HomeFigures = z
  .object({
    today: DayFigures,
    last_week: DayFigures.describe("The same weekday of last week."),
    open_conversations: z.int().describe("As of now, without the snoozed ones."),
  })
  .meta({ id: "HomeFigures" });
export type HomeFigures = z.output<typeof HomeFigures>;
