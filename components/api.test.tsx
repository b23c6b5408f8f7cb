import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { turnero } from "@/components/api";
import { pageHeaders } from "@/components/page-calls";
import { Providers } from "@/components/providers";

afterEach(() => vi.unstubAllGlobals());

const shown = (workspace: string | null): string => renderToString(<Providers workspace={workspace}>page</Providers>);

describe("a page of a workspace", () => {
  it("says with every call which one it is, so that a switch in another tab changes nothing here", async () => {
    vi.stubGlobal("window", {});
    shown("prj_1");
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ data: [], next_cursor: null }));
    vi.stubGlobal("fetch", fetch);
    await turnero.customers.list();
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).get("x-workspace-id")).toBe("prj_1");
    shown(null);
    await turnero.customers.list();
    expect(new Headers(fetch.mock.calls[1]?.[1].headers).has("x-workspace-id")).toBe(false);
  });

  it("leaves no mark in the server's own copy of the client", () => {
    shown("prj_2");
    expect(pageHeaders).toEqual({});
  });
});
