/** The clipboard is not available: permission denied, or plain http. */
export class NotCopied extends Error {
  constructor(readonly text: string) {
    super("The clipboard did not take it.");
  }
}

/** Safari accepts only what is written during the click: a text still being fetched is passed as a promise. */
async function hand(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  return navigator.clipboard.write([
    new ClipboardItem({ "text/plain": text.then((words) => new Blob([words], { type: "text/plain" })) }),
  ]);
}

/** Copies to the clipboard. Fails with `NotCopied`, or with the error of the text itself. */
export async function copy(text: string | Promise<string>): Promise<void> {
  try {
    await (typeof text === "string" ? navigator.clipboard.writeText(text) : hand(text));
  } catch {
    throw new NotCopied(await text);
  }
}
