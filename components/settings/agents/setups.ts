/** How common agents are told of the tool server, ready to paste. */
export type Setup = { key: string; label: string; file: string; text: (address: string) => string };

const shown = (value: unknown): string => JSON.stringify(value, null, 2);
const headers = { Authorization: "Bearer YOUR_API_KEY" };

export const setups: readonly Setup[] = [
  {
    key: "claude-code",
    label: "Claude Code",
    file: "Terminal",
    text: (address) =>
      `claude mcp add --transport http turnero ${address} \\\n  --header "Authorization: Bearer YOUR_API_KEY"`,
  },
  {
    key: "claude-desktop",
    label: "Claude Desktop",
    file: "claude_desktop_config.json",
    text: (address) =>
      shown({
        mcpServers: {
          turnero: {
            command: "npx",
            args: ["-y", "mcp-remote", address, "--header", `Authorization:\${TURNERO_AUTH}`],
            env: { TURNERO_AUTH: headers.Authorization },
          },
        },
      }),
  },
  {
    key: "cursor",
    label: "Cursor",
    file: "~/.cursor/mcp.json",
    text: (address) => shown({ mcpServers: { turnero: { url: address, headers } } }),
  },
  {
    key: "vs-code",
    label: "VS Code",
    file: ".vscode/mcp.json",
    text: (address) => shown({ servers: { turnero: { type: "http", url: address, headers } } }),
  },
  {
    key: "other",
    label: "mcp.json",
    file: "mcp.json",
    text: (address) => shown({ mcpServers: { turnero: { type: "http", url: address, headers } } }),
  },
];
