/** A curl command as the documentation prints it, read back: what it would send. Throws on what it does not know. */
export type Sent = { method: string; url: string; headers: Record<string, string>; body: string | null };

/** The words of a shell command: quotes are taken off, `$NAME` is filled in outside of single ones. */
export function wordsOf(command: string, names: Record<string, string>): string[] {
  const filled = (text: string): string =>
    text
      .replaceAll("$(date +%s)-$RANDOM", crypto.randomUUID())
      .replace(/\$([A-Z_]+)/g, (_all, name: string) => {
        if (names[name] === undefined) throw new Error(`$${name} is not set`);
        return names[name];
      })
      .replace(/\\(["\\])/g, "$1");
  const words: string[] = [];
  let rest = command.replaceAll("\\\n", " ").trim();
  while (rest !== "") {
    const [whole = ""] = /^('[^']*'|"(?:\\.|[^"\\])*"|\\'|[^\s'"\\])+/.exec(rest) ?? [];
    if (whole === "") throw new Error(`unreadable from: ${rest.slice(0, 60)}`);
    const parts = whole.match(/'[^']*'|"(?:\\.|[^"\\])*"|\\'|[^\s'"\\]+/g) ?? [];
    const plain = (part: string): string => {
      if (part.startsWith("'")) return part.slice(1, -1);
      if (part === "\\'") return "'";
      return filled(part.startsWith('"') ? part.slice(1, -1) : part);
    };
    words.push(parts.map(plain).join(""));
    rest = rest.slice(whole.length).trim();
  }
  return words;
}

export function readCurl(command: string, names: Record<string, string> = {}): Sent {
  const [program, ...words] = wordsOf(command, names);
  if (program !== "curl") throw new Error(`${program} is not curl`);
  const sent: Sent = { method: "", url: "", headers: {}, body: null };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const value = () => words[++at] ?? "";
    if (word === "-X") sent.method = value();
    else if (word === "-H") {
      const [, name = "", text = ""] = /^([\w-]+): (.+)$/.exec(value()) ?? [];
      if (name === "") throw new Error("a header without a name");
      sent.headers[name.toLowerCase()] = text;
    } else if (word === "-d") sent.body = value();
    else if (word === "-F") sent.body = value();
    else if (word.startsWith("-")) throw new Error(`unknown option ${word}`);
    else if (sent.url === "") sent.url = new URL(word).href;
    else throw new Error(`two addresses: ${word}`);
  }
  return { ...sent, method: sent.method || (sent.body === null ? "GET" : "POST") };
}
