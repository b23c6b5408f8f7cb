import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A fake model on this machine. It answers by its script, and records the requests. */

export type ModelAsked = {
  path: string;
  key: string;
  model: string;
  messages: { role: string; content: string | null; tool_call_id?: string }[];
  tools: string[];
  input: string[];
};
type Say = { text?: string; tools?: [name: string, input: unknown][] };
/** What one call is answered with; a function sees what was asked. */
export type ModelTurn =
  | Say
  | { status: number }
  /** The bytes as they are, whatever they are. */
  | { raw: string }
  /** Breaks off in the middle of the answer. */
  | { half: string }
  /** Never answers; `reached` is called when it was asked. */
  | { stall: () => void }
  | ((asked: ModelAsked) => ModelTurn | Promise<ModelTurn>);

const readJson = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString() || "{}");
};

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const delta = (content: object, finish_reason: string | null = null) => ({
  id: "chatcmpl-1",
  object: "chat.completion.chunk",
  choices: [{ index: 0, delta: content, finish_reason }],
});

/** Words and the arguments of tools arrive in pieces, as models send them. */
function streamed({ text = "", tools = [] }: Say, usage: object): string {
  const words = text.match(/.{1,7}/gsu) ?? [];
  const calls = tools.flatMap(([name, input], index) => {
    const whole = typeof input === "string" ? input : JSON.stringify(input);
    const pieces = whole.match(/.{1,9}/gs) ?? [];
    return [
      delta({ tool_calls: [{ index, id: `call_${index}`, type: "function", function: { name, arguments: "" } }] }),
      ...pieces.map((piece) => delta({ tool_calls: [{ index, function: { arguments: piece } }] })),
    ];
  });
  return [
    event(delta({ role: "assistant", content: "" })),
    ...words.map((content) => event(delta({ content }))),
    ...calls.map(event),
    event(delta({}, tools.length > 0 ? "tool_calls" : "stop")),
    event({ id: "chatcmpl-1", choices: [], usage }),
    "data: [DONE]\n\n",
  ].join("");
}

/** A simple embedding: texts that share words are near each other. */
const vectorOf = (text: string): number[] => {
  const vector = Array.from({ length: 32 }, () => 0.01);
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
    const at = [...word.slice(0, 4)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 32;
    vector[at] = (vector[at] ?? 0) + 1;
  }
  return vector;
};

/** `otherwise` is the answer to every call that the script does not foresee. */
export async function modelFake(otherwise: ModelTurn = { status: 503 }) {
  const asked: ModelAsked[] = [];
  const script: ModelTurn[] = [];
  const unreadable: { words: RegExp | null } = { words: null };
  const usage = { prompt_tokens: 100, completion_tokens: 20 };

  async function answer(turn: ModelTurn, got: ModelAsked, reply: ServerResponse): Promise<void> {
    if (typeof turn === "function") return answer(await turn(got), got, reply);
    if ("stall" in turn) return turn.stall();
    if ("status" in turn) {
      reply.writeHead(turn.status, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
      return;
    }
    reply.writeHead(200, { "content-type": "text/event-stream" });
    if ("raw" in turn) return void reply.end(turn.raw);
    if ("half" in turn) return void reply.end(event(delta({ content: turn.half })));
    const body = Buffer.from(streamed(turn, usage));
    // In pieces that end anywhere, even within a character.
    for (let at = 0; at < body.length; at += 53) reply.write(body.subarray(at, at + 53));
    reply.end();
  }

  async function serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const json = await readJson(request);
    const got: ModelAsked = {
      path: request.url ?? "",
      key: /^Bearer (.*)$/.exec(request.headers.authorization ?? "")?.[1] ?? "",
      model: String(json.model),
      messages: (json.messages ?? []) as ModelAsked["messages"],
      tools: ((json.tools ?? []) as { function: { name: string } }[]).map((tool) => tool.function.name),
      input: (json.input ?? []) as string[],
    };
    asked.push(got);
    if (got.path.endsWith("/embeddings")) {
      if (got.input.some((text) => unreadable.words?.test(text))) return answer({ status: 400 }, got, reply);
      const data = got.input.map((text, index) => ({ index, embedding: vectorOf(text) })).reverse();
      reply.writeHead(200, { "content-type": "application/json" });
      reply.end(JSON.stringify({ data, usage: { prompt_tokens: 10, total_tokens: 10 } }));
      return;
    }
    await answer(script.shift() ?? otherwise, got, reply);
  }

  const server = createServer((request, reply) => void serve(request, reply));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    /** What the next calls are answered with, in order; after the last, as `otherwise`. */
    script,
    /** Texts with these words get no embedding. */
    unreadable,
    usage,
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
