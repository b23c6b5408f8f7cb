// What a screen costs a browser: script, the time until its content is painted, what keeps a hand waiting, and the way back
// to a screen that was there before. In the demo's workspace and in one with five hundred bookings a day.
import { type Browser, chromium } from "playwright";
import { type Installation, startInstallation } from "@/e2e/installation";
import browserTests from "@/playwright.config";
import { ensureBrowser, findBrowser } from "@/scripts/browser.mjs";
import { median } from "./median";
import { owned } from "./owned";
import { plainRow, type Row, report, table } from "./report";
import { openBigDay } from "./screens/big-day";
import { type Handled, moveAround, workWith } from "./screens/hands";
import { floor, type Loads, loadAll, signInScreen } from "./screens/loads";
import { firstOf, type Session, signIn } from "./screens/session";
import { medianOf, type Visit, visitAgain } from "./screens/visits";
import { size } from "./size";

const everywhere = [
  "/",
  "/calendar",
  "/inbox",
  "/board",
  "/map",
  "/team",
  "/customers",
  "/reports",
  "/catalog/services",
  "/catalog/resources",
  "/catalog/schedules",
  "/stages",
  "/settings/workspace",
  "/settings/team",
  "/settings/profile",
  "/settings/notifications",
  "/settings/developers",
  "/settings/audit-log",
];
const links = ["/calendar", "/inbox", "/board", "/team", "/conversations", "/customers", "/knowledge", "/"];
const bookings = size(500, 40);
/** Fewer rounds on a machine so busy that the next would exceed this; the result says how many. */
const patience = { most: size(3, 1), enough: 80_000 };
const [budget, timesFloor, answered] = [250, 4, 200];

type World = {
  name: string;
  screens: readonly string[];
  loads: Loads;
  moved: Handled[];
  worked: Handled[];
  visits: Visit[];
};

async function measure(browser: Browser, name: string, session: Session, screens: readonly string[]): Promise<World> {
  const loads = await loadAll(browser, session, screens, patience);
  const moved = await moveAround(browser, session);
  const worked = await workWith(browser, session);
  return { name, screens, loads, moved, worked, visits: await visitAgain(browser, session, links) };
}

/** The demo has conversations and an open customer too. */
async function worldsOf(browser: Browser, installation: Installation): Promise<World[]> {
  const { baseUrl, demo } = installation;
  if (!demo) throw new Error("The installation has no demo workspace.");
  const member = await signIn(baseUrl, demo);
  const own = ["/customers", "/conversations"].map(async (path) => `${path}/${await firstOf(member, path)}`);
  const inDemo = [signInScreen, ...everywhere, "/conversations", ...(await Promise.all(own))];
  const clinic = await openBigDay(installation, bookings);
  const customer = `/customers/${await firstOf(clinic, "/customers")}`;
  return [
    await measure(browser, "demo", member, inDemo),
    await measure(browser, `${bookings} bookings a day`, clinic, [...everywhere, customer]),
  ];
}

const whole = (value: number): string => String(Math.round(value));
const top = ({ screens, loads }: World, by: "content" | "kilobytes" | "late"): string =>
  screens.reduce((best, path) => (loads.of(path)[by] > loads.of(best)[by] ? path : best));

function paintRows(world: World): Row[] {
  const { name, screens, loads } = world;
  const empty = loads.of(floor).content;
  const row = (what: string, ours: number, target: string, met: boolean | null): Row => ({
    what: `${name}: ${what}, ms`,
    floor: `${floor} ${whole(empty)}`,
    ours: whole(ours),
    ratio: `${(ours / empty).toFixed(1)}×`,
    target,
    met,
  });
  const middle = median(screens.map((path) => loads.of(path).content));
  const slowest = top(world, "content");
  return [
    row("largest paint, median of the screens", middle, `≤ ${timesFloor}×`, middle <= timesFloor * empty),
    row(`largest paint of the slowest screen (${slowest})`, loads.of(slowest).content, "", null),
  ];
}

function handRows({ name, moved, worked }: World): Row[] {
  const slowest = Math.max(...[...moved, ...worked].map(({ interaction }) => interaction));
  return [
    ...moved.map(({ what, tasks }) =>
      plainRow(`${name}: ${what}, tasks over 50 ms`, String(tasks.length), "0", tasks.length === 0),
    ),
    plainRow(`${name}: slowest interaction to next paint, ms`, whole(slowest), `≤ ${answered}`, slowest <= answered),
  ];
}

function visitRow({ name, visits }: World): Row {
  const alone = visits.filter((visit) => visit.alone).length;
  const what = `${name}: back at a visited screen without a request in the way`;
  return plainRow(what, `${alone} of ${visits.length}, ${whole(medianOf(visits))} ms`, "all", alone === visits.length);
}

function loadTable({ name, screens, loads }: World): string {
  const head = [
    name,
    "scripts",
    "kB on the wire",
    "kB unpacked",
    "kB after the content",
    "first paint ms",
    "largest paint ms",
  ];
  const rows = [floor, ...screens].map((path) => {
    const { scripts, kilobytes, plain: unpacked, late, first, content } = loads.of(path);
    return [path, ...[scripts, kilobytes, unpacked, late, first, content].map(whole)];
  });
  const counted =
    "Scripts are counted as by e2e/dashboard/every-screen.desk.spec.ts: a map, which loads after the list, is on its own";
  return `Median of ${loads.rounds} loads with an empty cache. ${counted}.\n\n${table(head, rows)}`;
}

const handTable = ({ name, moved, worked }: World): string =>
  table(
    [name, "tasks over 50 ms", "longest task, ms of processor", "interaction to next paint ms"],
    [...moved, ...worked].map(({ what, tasks, longest, interaction }) => [
      what,
      tasks.join(", ") || "0",
      whole(longest),
      whole(interaction),
    ]),
  );

const visitTable = ({ name, visits }: World): string =>
  table(
    [`${name}, visited again`, "ms to content", "without the server"],
    visits.map(({ path, content, alone }) => [path, whole(content), alone ? "yes" : "no"]),
  );

ensureBrowser();
const installation = owned(await startInstallation({ env: { DEMO: "1", RATE_LIMIT_BURST: "100000" } }));
let worlds: World[];
try {
  // On Ctrl-C the run stops everything it started; Playwright would exit before that.
  const signals = { handleSIGINT: false, handleSIGTERM: false };
  const browser = await chromium.launch({
    ...browserTests.use?.launchOptions,
    executablePath: findBrowser(),
    ...signals,
  });
  try {
    worlds = await worldsOf(browser, installation);
  } finally {
    await browser.close();
  }
} finally {
  await installation.stop();
}

/** The screen with most of it in either world. */
const most = (by: "kilobytes" | "late") =>
  worlds
    .map((world) => ({ path: top(world, by), loads: world.loads }))
    .map(({ path, loads }) => ({ path, kilobytes: loads.of(path)[by] }))
    .reduce((best, each) => (each.kilobytes > best.kilobytes ? each : best));
const [heaviest, late] = [most("kilobytes"), most("late")];
report(
  "screens",
  [
    plainRow(
      `compressed script of the heaviest screen (${heaviest.path}), kB`,
      whole(heaviest.kilobytes),
      `≤ ${budget}`,
      heaviest.kilobytes > 0 && heaviest.kilobytes <= budget,
    ),
    plainRow(`the map library, after the list of ${late.path}, kB`, whole(late.kilobytes), "", null),
    ...worlds.flatMap((world) => [...paintRows(world), ...handRows(world), visitRow(world)]),
  ],
  worlds.flatMap((world) => [loadTable(world), handTable(world), visitTable(world)]).join("\n\n"),
);
