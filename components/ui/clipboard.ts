/** A clipboard that did not take the text: kept from us, or not there at all, as on plain http. */
export class NotCopied extends Error {
  constructor(readonly text: string) {
    super("The clipboard did not take it.");
  }
}

/** Safari takes only what is handed over in the click itself: a text that is still being fetched goes in as a promise. */
async function hand(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  return navigator.clipboard.write([
    new ClipboardItem({ "text/plain": text.then((words) => new Blob([words], { type: "text/plain" })) }),
  ]);
}

/** Into the clipboard. It fails with `NotCopied`, or as the text did where that could not be had. */
export async function copy(text: string | Promise<string>): Promise<void> {
  try {
    await (typeof text === "string" ? navigator.clipboard.writeText(text) : hand(text));
  } catch {
    throw new NotCopied(await text);
  }
}
