import { describeRaces } from "@/lib/testing/races";

describeRaces();
