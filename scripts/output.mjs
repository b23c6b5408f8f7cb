// The reader of our output may be gone (EPIPE): that must neither end a process nor keep it busy.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
