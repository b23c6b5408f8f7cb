import { basename, dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { filesUnder, isCode, isTest, textOf } from "@/e2e/structure/sources";
import { groupBy } from "@/lib/core/group-by";

const code = filesUnder("app", "components", "lib", "inngest", "scripts", "e2e", "demo", "bench", "soak").filter(
  isCode,
);
const others = code.filter((file) => file !== "e2e/structure/house.test.ts");
const holding = (words: RegExp): string[] => others.filter((file) => words.test(textOf(file)));

describe("the house", () => {
  it("has no drawer for things without a name", () => {
    expect(
      code.filter((file) => /^(utils?|helpers?|common|types|index|misc)\.(tsx?|mjs)$/.test(basename(file))),
    ).toEqual([]);
    expect(code.filter((file) => /\/(utils?|helpers?|common|misc)\//.test(file))).toEqual([]);
  });

  it("has folders that can be read at a glance", () => {
    const product = filesUnder("app", "components", "lib", "inngest", "demo").filter(
      (file) => isCode(file) && !file.startsWith("lib/generated/"),
    );
    const sizes = groupBy(product, dirname);
    const crowded = [...sizes].filter(([folder, files]) => folder !== "components/ui" && files.length > 30);
    const words = ([folder, files]: (typeof crowded)[number]) => `${folder} has ${files.length} files; 30 are allowed`;
    expect(crowded.map(words)).toEqual([]);
  });

  it("leaves no test out", () => {
    expect(
      holding(/\b(it|test|describe)(\.each)?\.(only|skip|todo|fixme|fails)\b|\b(xit|xdescribe|fdescribe)\(/),
    ).toEqual([]);
  });

  it("silences no checker and leaves nothing for later", () => {
    expect(holding(/biome-ignore|eslint-disable|@ts-(ignore|expect-error|nocheck)|\b(TODO|FIXME|XXX)\b/)).toEqual([]);
  });

  it("uses the screens as a hand does: keys, mouse, touch, and no shortcut of the driver", () => {
    const screens = filesUnder("e2e").filter((file) => isCode(file) && !/^e2e\/(api|structure)\//.test(file));
    const shortcut = /\.(selectOption|dispatchEvent|setChecked)\(|(?<!recursive: true, )\bforce: true/;
    const change =
      /\.(click|focus|blur|submit|scroll\w*|append\w*|remove\w*|set\w+|dispatchEvent)\(|innerHTML|\.(value|checked) = /;
    const evaluated = (text: string) =>
      [...text.matchAll(/\.evaluate(?:All)?\(([\s\S]*?)\);\n/g)].map(([, body = ""]) => body);
    expect(screens.filter((file) => shortcut.test(textOf(file)))).toEqual([]);
    expect(screens.filter((file) => evaluated(textOf(file)).some((body) => change.test(body)))).toEqual([]);
  });

  it("asks one place what time it is, since next-intl's own stands still", () => {
    expect(holding(/useNow\b[^}]*\} from "next-intl"/)).toEqual(["components/ui/now.ts"]);
  });

  it("writes the time of day in one format", () => {
    expect(holding(/\bhour: "(2-digit|numeric)",\s+minute: "2-digit"/)).toEqual(["lib/core/vocabulary.ts"]);
  });

  it("decides in one place which ways reach a member", () => {
    expect(holding(/\?[^:\n]+: "not_(set_up|linked)"/)).toEqual(["lib/domains/member-notices/ways.ts"]);
  });

  it("names a channel in the folders of its own, and elsewhere in the lists that CONTRIBUTING tells of", () => {
    const product = filesUnder("app", "components", "lib", "inngest", "soak").filter(
      (file) => isCode(file) && !isTest(file),
    );
    const named = product.filter((file) => /telegram/i.test(textOf(file)) && !/\/telegram\//.test(file));
    expect(named).toEqual([
      "components/channels/channel-icons.ts",
      "components/channels/my-chats.tsx",
      "components/channels/setups.tsx",
      "lib/api/openapi/examples.ts",
      "lib/core/env.ts",
      "lib/core/events.ts",
      "lib/core/vocabulary.ts",
      "lib/domains/channels/connections.ts",
      "lib/domains/channels/doors.ts",
      "soak/installation.ts",
    ]);
    const told = textOf("CONTRIBUTING.md");
    expect(named.filter((file) => !told.includes(`\`${file}\``))).toEqual([]);
  });

  it("locks packages without naming a registry", () => {
    const lock = textOf("package-lock.json");
    expect(lock).not.toContain('"resolved"');
    expect(lock).not.toMatch(/https?:\/\/[^"\s]*(registry|npmjs\.org|\.tgz)/);
  });
});
