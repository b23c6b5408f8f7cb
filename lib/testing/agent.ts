import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

type Options = {
  /** How a request is sent; by default over the network. */
  fetch?: (url: string | URL, init?: RequestInit) => Promise<Response>;
  /** The revision of the protocol that the client speaks: by default the newest that begins with initialize. */
  revision?: string;
  /** What the address asks to be listed; by default everything. */
  asked?: string;
};

const everything = "?toolsets=all&output_schemas=true";
/** From here on there is no initialize: each request says its revision. */
const stateless = "2026-07-28";

export type Problem = {
  code: string;
  detail: string;
  errors?: { pointer: string; code: string }[];
  alternatives?: { start: string; end: string }[];
};
export type Result<T> = { isError?: boolean; structuredContent: T; content: { text: string }[]; _meta: unknown };

/** An agent: the official client, with a key. */
export async function agentOf(
  baseUrl: string,
  key: string,
  { fetch: send = fetch, revision = "2025-11-25", asked = everything }: Options = {},
) {
  const client = new Client(
    { name: "test", version: "1" },
    revision === stateless
      ? { versionNegotiation: { mode: { pin: revision } } }
      : { supportedProtocolVersions: [revision] },
  );
  const transport = new StreamableHTTPClientTransport(new URL(`${baseUrl}/api/mcp${asked}`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch: send,
  });
  await client.connect(transport);
  return {
    client,
    transport,
    names: async () => (await client.listTools()).tools.map(({ name }) => name).sort(),
    use: async <T = Record<string, unknown>>(name: string, given: Record<string, unknown> = {}) =>
      (await client.callTool({ name, arguments: given })) as unknown as Result<T>,
    refused: async (name: string, given: Record<string, unknown> = {}) => {
      const result = (await client.callTool({ name, arguments: given })) as unknown as Result<Problem>;
      if (!result.isError) throw new Error(`${name} was not refused: ${JSON.stringify(result.structuredContent)}`);
      return result.structuredContent;
    },
  };
}
export type Agent = Awaited<ReturnType<typeof agentOf>>;
