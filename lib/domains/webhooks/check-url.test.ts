import { afterEach, describe, expect, it } from "vitest";
import { isProblem } from "@/lib/core/problem";
import { namesFrom, rootAnswers } from "@/lib/core/text/names";
import { checkUrl } from "@/lib/domains/webhooks/check-url";
import { setEnv } from "@/lib/testing/environment";
import { nameServer, stopNameServers } from "@/lib/testing/name-server";

setEnv("DATABASE_URL", "postgresql://nobody@127.0.0.1:1/none");
afterEach(stopNameServers);

/** What is said of a URL where the machine's name server knows this. */
async function verdict(url: string, known: Parameters<typeof nameServer>[0]) {
  const servers = [(await nameServer(known)).address];
  const names = { resolve: namesFrom({ servers, hostsFile: "/nowhere" }), answers: rootAnswers({ servers }) };
  return checkUrl(url, names).catch((error: unknown) => (isProblem(error) ? error.extra.errors?.[0]?.code : error));
}
const root = { "": ["a.root-servers.net"] };

describe("a webhook URL", () => {
  it("is accepted when its name has public addresses, and refused when one of them is not", async () => {
    const known = { ...root, "good.example.com": ["93.184.215.14"], "bad.example.com": ["93.184.215.14", "10.0.0.7"] };
    expect(await verdict("https://good.example.com/", known)).toEqual([]);
    expect(await verdict("https://bad.example.com/", known)).toBe("url_not_public");
  });

  it.each(["no such name", "broken", []] as const)("is refused when DNS says of its name: %j", async (said) => {
    const known = { ...root, "hooks.example.com": typeof said === "string" ? said : [...said] };
    expect(await verdict("https://hooks.example.com/", known)).toBe("unresolved");
  });

  it("is refused when nobody answers for its name, though the root zone is answered for", async () => {
    expect(await verdict("https://silent.example.com/", root)).toBe("unresolved");
  });

  it.each(["no such name", "broken"] as const)(
    "is accepted with a warning where the resolver says of every name, and of the root zone: %s",
    async (said) => {
      expect(await verdict("https://hooks.example.com/", { "": said, "hooks.example.com": said })).toEqual([
        "unresolved",
      ]);
    },
  );

  it("is accepted with a warning where nothing answers at all", async () => {
    expect(await verdict("https://hooks.example.com/", {})).toEqual(["unresolved"]);
  });

  it("is refused for its form on an offline machine too", async () => {
    expect(await verdict("http://hooks.example.com/", {})).toBe("url_not_https");
    expect(await verdict("https://10.0.0.7/", {})).toBe("url_not_public");
  });
});
