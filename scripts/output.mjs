// Whoever read our output may be gone. That there is nobody left to tell must neither end a process nor keep it busy.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
