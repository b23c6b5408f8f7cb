import fc from "fast-check";
import type { Schema } from "@/e2e/api/samples";

/** Texts that break careless code. */
export const texts = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom("", " ", "\0", "\ud800", "a\udc00b", "\u202e", "\u2028", "\ufeff", "%00", "null"),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "'; DROP TABLE booking; --",
      "../../etc/passwd",
      "NaN",
      "true",
      "1,2,,3",
      "-1",
      "1e400",
      "0x10",
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "2026-02-30T25:00:00Z",
      "0000-00-00",
      "9999-12-31T23:59:59-14:00",
      "0001-01-01T00:00:00Z",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("cus_1111111111111111111111", "+595981000000", "a".repeat(6000), "é".repeat(300)),
  },
  // Letters that become several when folded or composed, and combining sequences.
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "\ufdfa".repeat(200),
      "İ".repeat(200),
      "👩‍👩‍👧‍👦".repeat(40),
      `e${"\u0301".repeat(500)}`,
    ),
  },
  // Inputs for catastrophic backtracking.
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...["a@", "1 ", " ", "+", "((", "a.", "-", "\n", "{{", "<a ", "=?", "\\"].map((part) => part.repeat(3000)),
      `https://${"a.".repeat(3000)}`,
    ),
  },
  { weight: 4, arbitrary: fc.string({ unit: "binary", maxLength: 80 }) },
);

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { a: value };
  return value;
};
const keys = (count: number): unknown => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));

/** Deep and wide values and long texts; created on demand, because a report prints them. */
export const large = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(50, 2000).map(nested) },
  { weight: 6, arbitrary: fc.constantFrom(300, 5000).map(keys) },
  { weight: 4, arbitrary: fc.constantFrom(300, 5000).map((count) => Array(count).fill("x")) },
  { weight: 2, arbitrary: fc.constantFrom(20_000, 900_000).map((length) => "x".repeat(length)) },
  { weight: 1, arbitrary: fc.constant(60_000).map(keys) },
  { weight: 1, arbitrary: fc.constant(200_000).map((count) => Array(count).fill(0)) },
);

export const values = fc.oneof(
  { weight: 4, arbitrary: texts },
  {
    weight: 4,
    arbitrary: fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324, [], {}),
  },
  { weight: 2, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** The edges of what a schema takes, on both sides. */
export function boundariesOf(schema: Schema): unknown[] {
  const { type, enum: members, minLength, maxLength, minimum, maximum, maxItems } = schema;
  if (members) return [...members, "none of them"];
  if (type === "string") {
    const lengths = [minLength ?? 0, (minLength ?? 1) - 1, maxLength, maxLength && maxLength + 1];
    const taken = lengths.filter((length): length is number => length !== undefined && length >= 0 && length < 100_000);
    return taken.flatMap((length) => ["x".repeat(length), "😀".repeat(length)]);
  }
  if (type === "integer" || type === "number") {
    const edges = [minimum, maximum].filter((edge) => edge !== undefined);
    return [0, 0.5, ...edges.flatMap((edge) => [edge, edge - 1, edge + 1])];
  }
  if (type === "array" && maxItems !== undefined && maxItems < 2000) return [Array(maxItems + 1).fill(null)];
  return [];
}

/** Unusual JSON: numbers beyond every range, duplicate names, bytes before and after. */
export const spellings = fc.constantFrom<(json: string) => string>(
  (json) => json.replace(/(?<=:)-?\d+/, "1e400"),
  (json) => json.replace(/(?<=:)-?\d+/, "9".repeat(400)),
  (json) => json.replace("{", '{"surprise":1,"surprise":2,'),
  (json) => json.replace(/"(\w+)":/, '"$1":null,"$1":'),
  (json) => `\ufeff${json}`,
  (json) => `${json} `.repeat(2),
  (json) => json.slice(0, -1),
  (json) => json.replaceAll('"', "'"),
);

/** Headers that a proxy, a browser or somebody else may send. */
export const headers = fc.constantFrom<Record<string, string>>(
  { accept: "image/png" },
  { accept: `${"a/b;q=0.1,".repeat(600)}*/*` },
  { "accept-language": "xx-YY-*;q=9, ,;;" },
  { "accept-language": "es-419,".repeat(800) },
  { "content-type": "application/json; charset=utf-7" },
  { "content-type": "multipart/form-data; boundary=" },
  { "content-encoding": "gzip" },
  { "if-none-match": "*", "if-modified-since": "yesterday" },
  { range: "bytes=0-99999999999999999999,-1" },
  { "x-forwarded-for": "999.1.1.1, [::1]:99999, unknown" },
  { "x-http-method-override": "DELETE" },
  { origin: "null", "sec-fetch-site": "none" },
  { origin: "https://[::1" },
  { referer: `https://${"a".repeat(4000)}` },
  { "user-agent": "\xff\xfe".repeat(500) },
  { traceparent: "00-00000000000000000000000000000000-zz" },
  { "last-event-id": "-1" },
  { cookie: `a=${"%".repeat(2000)}; __Secure-next-auth.session-token=e30.e30.e30` },
);

/** Query strings that no library would write. */
export const rawQueries = fc.constantFrom(
  ...[
    "%",
    "%zz=1",
    "a[]=1&a[b]=2",
    "=",
    "&&&&",
    "__proto__=1&constructor=2",
    "limit=%00",
    "limit=%ff%fe",
    "cursor=%ed%a0%80",
  ],
  Array.from({ length: 3000 }, (_, n) => n.toString(36)).join("&"),
  `q=${"%20".repeat(4000)}`,
);

/** Path segments that cannot be decoded, or that decode to something with a meaning elsewhere. */
export const rawSteps = fc.constantFrom(
  "%E0%A4%A",
  "%",
  "%ff",
  "a%00b",
  "%2Fetc%2Fpasswd",
  ";x=1",
  "%ed%a0%80",
  "*",
  "%5c",
  "a".repeat(4000),
);
