const patterns = {
  br: /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i,
  gzip: /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i,
};

/** Whether a request's `Accept-Encoding` names this encoding, with a weight above zero. */
export const takes = (encoding: keyof typeof patterns, header: string | string[] | undefined): boolean =>
  String(header ?? "")
    .split(",")
    .some((each) => patterns[encoding].test(each));
