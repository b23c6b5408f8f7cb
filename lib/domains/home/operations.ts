import { operation, session } from "@/lib/api/operation";
import { readFigures, readHome } from "@/lib/domains/home/read";
import { Home, HomeFigures } from "@/lib/domains/home/schema";

const tag = "Dashboard";

export const getHome = operation({
  id: "getHome",
  method: "GET",
  path: "/home",
  access: session("agent"),
  tag,
  summary: "Get what there is to do now",
  description:
    "Awaited customers, free time of today, late and unassigned tasks, conversations that wait for a person, and the " +
    "member's own tasks.",
  output: Home,
  handle: ({ actor }) => readHome(actor),
});

export const getHomeFigures = operation({
  id: "getHomeFigures",
  method: "GET",
  path: "/home/figures",
  access: session("admin"),
  tag,
  summary: "Get today's figures",
  description:
    "Bookings, cancellations, no-shows, revenue and new customers of today and of the same weekday last week.",
  output: HomeFigures,
  handle: ({ actor }) => readFigures(actor),
});
