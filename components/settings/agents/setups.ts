/** How common agents are told of the tool server, ready to paste: with the server's address alone, or with a key too. */
export type Setup = { key: string; label: string; file: string; text: (address: string, keyed: boolean) => string };

const shown = (value: unknown): string => JSON.stringify(value, null, 2);
const bearer = "Bearer YOUR_API_KEY";
const headersIf = (keyed: boolean) => (keyed ? { headers: { Authorization: bearer } } : {});
const flagIf = (keyed: boolean): string => (keyed ? ` \\\n  --header "Authorization: ${bearer}"` : "");

/** The two ways in, as the guide shows them. */
export const setupKinds = [
  {
    id: "setups-oauth",
    title: "Setups for signing in",
    about: "The agent gets the address only, and opens the page where a member allows it.",
    keyed: false,
  },
  {
    id: "setups-key",
    title: "Setups with an API key",
    about: "For agents that cannot open a page. Put the key where it says `YOUR_API_KEY`.",
    keyed: true,
  },
] as const;

export const setups: readonly Setup[] = [
  {
    key: "claude-code",
    label: "Claude Code",
    file: "Terminal",
    text: (address, keyed) => `claude mcp add --transport http turnero ${address}${flagIf(keyed)}`,
  },
  {
    key: "claude-desktop",
    label: "Claude Desktop",
    file: "claude_desktop_config.json",
    text: (address, keyed) =>
      shown({
        mcpServers: {
          turnero: {
            command: "npx",
            args: ["-y", "mcp-remote", address, ...(keyed ? ["--header", `Authorization:\${TURNERO_AUTH}`] : [])],
            ...(keyed ? { env: { TURNERO_AUTH: bearer } } : {}),
          },
        },
      }),
  },
  {
    key: "codex",
    label: "Codex",
    file: "~/.codex/config.toml",
    text: (address, keyed) =>
      [
        "[mcp_servers.turnero]",
        `url = "${address}"`,
        keyed ? 'bearer_token_env_var = "TURNERO_KEY"' : "# Then: codex mcp login turnero",
      ].join("\n"),
  },
  {
    key: "cursor",
    label: "Cursor",
    file: "~/.cursor/mcp.json",
    text: (address, keyed) => shown({ mcpServers: { turnero: { url: address, ...headersIf(keyed) } } }),
  },
  {
    key: "gemini-cli",
    label: "Gemini CLI",
    file: "~/.gemini/settings.json",
    text: (address, keyed) => shown({ mcpServers: { turnero: { httpUrl: address, ...headersIf(keyed) } } }),
  },
  {
    key: "vs-code",
    label: "VS Code",
    file: ".vscode/mcp.json",
    text: (address, keyed) => shown({ servers: { turnero: { type: "http", url: address, ...headersIf(keyed) } } }),
  },
  {
    key: "other",
    label: "mcp.json",
    file: "mcp.json",
    text: (address, keyed) => shown({ mcpServers: { turnero: { type: "http", url: address, ...headersIf(keyed) } } }),
  },
];
