/**
 * The language of the chat with the country of the visitor's browser, such as es-PY: by the country a phone is read. The
 * browser's tags in the chat's own language say it, else its first.
 */
export function visitorLocale(language: string, browser: readonly string[]): string {
  const tongue = language.split("-")[0] ?? language;
  const own = browser.filter((tag) => tag.split("-")[0] === tongue);
  const countries = (own.length > 0 ? own : browser.slice(0, 1)).map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]);
  const country = countries.find((each) => each !== undefined);
  return country === undefined ? language : `${tongue}-${country}`;
}
