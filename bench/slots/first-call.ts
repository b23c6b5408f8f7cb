// Run once in a process of its own: how long the first call takes, of the decision after what the server does before its
// port opens, or of the bound.

import { availability } from "@/lib/domains/slots/rules";
import { warmAvailability } from "@/lib/domains/slots/warm";
import { Bound } from "./bound";
import { worldOf } from "./worlds";

const world = worldOf(1, 1, 7);
const bound = new Bound(world);
if (process.argv[2] === "ours") warmAvailability([world.zone], world.question.now);
const begun = performance.now();
const found = process.argv[2] === "ours" ? availability(world.snapshot, world.question).slots : bound.slots();
const ms = performance.now() - begun;
process.stdout.write(JSON.stringify({ ms, starts: found.length }));
