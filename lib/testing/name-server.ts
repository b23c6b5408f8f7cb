import { createSocket, type RemoteInfo, type Socket } from "node:dgram";
import { isIP } from "node:net";

/** Addresses, or names of name servers; or how it refuses. */
type Answer = string[] | "no such name" | "broken";
const codes = { "no such name": 3, broken: 2 };
const open: Socket[] = [];

export function stopNameServers(): void {
  for (const socket of open.splice(0)) socket.close();
}

const pair = (part: string): number[] => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255];
const label = (part: string): number[] => [part.length, ...Buffer.from(part)];

/** The number of a record's kind, and its bytes. */
function recordOf(value: string): { kind: number; bytes: number[] } {
  if (isIP(value) === 4) return { kind: 1, bytes: value.split(".").map(Number) };
  if (isIP(value) === 6) return { kind: 28, bytes: value.split(":").flatMap(pair) };
  return { kind: 2, bytes: [...value.split(".").flatMap(label), 0] };
}

/** A name server on this machine; it does not answer for unknown names until told to. The root zone is "". */
export async function nameServer(known: Record<string, Answer>) {
  const socket = createSocket("udp4");
  const silent: { question: Buffer; from: RemoteInfo }[] = [];
  open.push(socket);
  const answer = (question: Buffer, { port, address }: RemoteInfo, given: Answer) => {
    const end = question.indexOf(0, 12) + 5;
    const kind = question.readUInt16BE(end - 4);
    const mine = typeof given === "string" ? [] : given.map(recordOf).filter((record) => record.kind === kind);
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(0x8180 | (typeof given === "string" ? codes[given] : 0), 2);
    header.writeUInt16BE(mine.length, 6);
    header.writeUInt32BE(0, 8);
    const records = mine.map(({ bytes }) =>
      Buffer.from([0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]),
    );
    socket.send(Buffer.concat([header, question.subarray(12, end), ...records]), port, address);
  };
  socket.on("message", (question, from) => {
    const labels: string[] = [];
    for (let at = 12; question[at]; at += (question[at] ?? 0) + 1)
      labels.push(question.toString("latin1", at + 1, at + 1 + (question[at] ?? 0)));
    const given = known[labels.join(".")];
    if (given) answer(question, from, given);
    else silent.push({ question, from });
  });
  await new Promise<void>((done) => socket.bind(0, "127.0.0.1", done));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    silent,
    speak: () => {
      for (const { question, from } of silent.splice(0)) answer(question, from, "no such name");
    },
  };
}
