/**
 * Sends one request over a kept connection, reads its answer to the end and gives its status.
 * @param {import("node:net").Socket} socket
 * @param {string} request
 * @returns {Promise<string>}
 */
export function exchange(socket, request) {
  return new Promise((done, fail) => {
    let head = "";
    let missing = Number.POSITIVE_INFINITY;
    /** @param {Buffer} part */
    const take = (part) => {
      if (head === "") {
        const end = part.indexOf("\r\n\r\n");
        head = part.toString("latin1", 0, end);
        missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) - (part.length - end - 4);
      } else missing -= part.length;
      if (missing > 0) return;
      socket.off("data", take);
      if (missing === 0) done(head.slice(9, 12));
      else fail(new Error(`An answer that does not end where it says: ${head}`));
    };
    socket.on("data", take);
    socket.write(request);
  });
}
