/** Schemes of apps that registered theirs before RFC 8252 asked for a dot in them. */
const knownApps = new Set(["cursor", "vscode", "vscode-insiders", "windsurf", "zed", "raycast", "goose"]);
const loopback = new Set(["127.0.0.1", "[::1]", "localhost"]);

const isPrivateScheme = (scheme: string): boolean =>
  knownApps.has(scheme) || /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/.test(scheme);

/** Whether a browser may be sent there: TLS, this very machine, or an app by a scheme of its own (RFC 8252). */
export function isRedirectAddress(given: string): boolean {
  if (!/^[\x21-\x7e]{1,2000}$/.test(given) || !URL.canParse(given)) return false;
  const { protocol, hostname, hash, username, password } = new URL(given);
  if (hash !== "" || given.includes("#") || username !== "" || password !== "") return false;
  if (protocol === "https:") return true;
  if (protocol === "http:") return loopback.has(hostname);
  return isPrivateScheme(protocol.slice(0, -1));
}

const withoutPort = (url: URL): string => {
  const copy = new URL(url);
  copy.port = "";
  return copy.href;
};

/** An app that listens on this machine gets a port by chance, so only there the port may differ; all else is exact. */
const isSameLoopback = (registered: string, given: string): boolean => {
  if (!isRedirectAddress(given)) return false;
  const [one, other] = [new URL(registered), new URL(given)];
  return one.protocol === "http:" && loopback.has(one.hostname) && withoutPort(one) === withoutPort(other);
};

export const isRegistered = (registered: readonly string[], given: string): boolean =>
  registered.some((each) => each === given || isSameLoopback(each, given));

/** Where a person is sent, in words they can judge; null: an app on this device. */
export function siteOf(address: string): string | null {
  const { protocol, hostname, host } = new URL(address);
  return protocol === "https:" && !loopback.has(hostname) ? host : null;
}

/** The address with the answer in its query; `iss` says whose answer it is (RFC 9207). */
export function answerAddress(address: string, answer: Record<string, string | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
