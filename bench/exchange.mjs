import { once } from "node:events";
import { connect } from "node:net";

/** The end of a response head, and the header with the body's length. */
const end = "\r\n\r\n";
const lengthName = "content-length: ";

/**
 * Where the answer that begins this text ends.
 * @param {string} text
 */
function lengthOf(text) {
  const at = text.indexOf(lengthName);
  return text.indexOf(end) + end.length + Number.parseInt(text.slice(at + lengthName.length), 10);
}

/**
 * A kept-alive connection: sends one request, reads its whole response and returns the status. All responses are read into
 * one buffer, because a heavier client would use the CPU time it is meant to measure.
 * @param {string} url
 * @returns {Promise<{ exchange: (request: string) => Promise<string>, close: () => void }>}
 */
export async function connection(url) {
  const { hostname, port } = new URL(url);
  /** @type {{ done: (status: string) => void, fail: (error: Error) => void } | null} */
  let waiting = null;
  let status = "";
  let missing = 0;
  /** @param {number} size @param {Buffer} bytes */
  function take(size, bytes) {
    if (status === "") {
      const text = bytes.latin1Slice(0, Math.min(size, 2048));
      status = text.slice(9, 12);
      missing = lengthOf(text);
    }
    missing -= size;
    if (missing > 0) return true;
    const told = waiting;
    const answer = status;
    [waiting, status] = [null, ""];
    if (missing === 0) told?.done(answer);
    else told?.fail(new Error(`An answer of ${answer} that does not end where it says.`));
    return true;
  }
  const onread = { buffer: Buffer.allocUnsafe(65_536), callback: take };
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
  await once(socket, "connect");
  socket.on("error", (error) => waiting?.fail(error));
  socket.on("close", () => waiting?.fail(new Error("The server closed the connection.")));
  return {
    exchange: (request) =>
      new Promise((done, fail) => {
        waiting = { done, fail };
        socket.write(request, "latin1");
      }),
    close: () => socket.destroy(),
  };
}
