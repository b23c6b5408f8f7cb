import { describeRaces } from "@/lib/testing/races";

describeRaces({ calls: 2000, workers: 32 });
