/**
 * How numbers are written nationally. A number is valid for a country when one of `forms` matches it without the calling
 * code; the template beside it is its usual format. `trunk` is the prefix dialled only within the country.
 */
export type PhonePlan = { trunk?: RegExp; forms: readonly (readonly [RegExp, string])[] };

/** Every country and its calling code; of several with one code, the first has most of its numbers. */
const listed =
  "BR55 AR54 PY595 UY598 BO591 CL56 CO57 CR506 CU53 EC593 SV503 GT502 HN504 MX52 NI505 PA507 PE51 VE58 US1 CA1 DO1 PR1 " +
  "ES34 PT351 FR33 DE49 GB44 IT39 AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AS1 AT43 AU61 AW297 AX358 AZ994 BA387 BB1 " +
  "BD880 BE32 BF226 BG359 BH973 BI257 BJ229 BL590 BM1 BN673 BQ599 BS1 BT975 BW267 BY375 BZ501 CC61 CD243 CF236 CG242 " +
  "CH41 CI225 CK682 CM237 CN86 CV238 CW599 CX61 CY357 CZ420 DJ253 DK45 DM1 DZ213 EE372 EG20 EH212 ER291 ET251 FI358 " +
  "FJ679 FK500 FM691 FO298 GA241 GD1 GE995 GF594 GG44 GH233 GI350 GL299 GM220 GN224 GP590 GQ240 GR30 GU1 GW245 GY592 " +
  "HK852 HR385 HT509 HU36 ID62 IE353 IL972 IM44 IN91 IO246 IQ964 IR98 IS354 JE44 JM1 JO962 JP81 KE254 KG996 KH855 " +
  "KI686 KM269 KN1 KP850 KR82 KW965 KY1 KZ7 LA856 LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 " +
  "MD373 ME382 MF590 MG261 MH692 MK389 ML223 MM95 MN976 MO853 MP1 MQ596 MR222 MS1 MT356 MU230 MV960 MW265 MY60 MZ258 " +
  "NA264 NC687 NE227 NF672 NG234 NL31 NO47 NP977 NR674 NU683 NZ64 OM968 PF689 PG675 PH63 PK92 PL48 PM508 PS970 PW680 " +
  "QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SH290 SI386 SJ47 SK421 SL232 SM378 SN221 SO252 " +
  "SR597 SS211 ST239 SX1 SY963 SZ268 TC1 TD235 TG228 TH66 TJ992 TK690 TL670 TM993 TN216 TO676 TR90 TT1 TV688 TW886 " +
  "TZ255 UA380 UG256 UZ998 VA39 VC1 VG1 VI1 VN84 VU678 WF681 WS685 XK383 YE967 YT262 ZA27 ZM260 ZW263";

export const codes: ReadonlyMap<string, string> = new Map(
  listed.split(" ").map((each) => [each.slice(0, 2), each.slice(2)]),
);

/** Areas by which a country is known within a code that several share. */
export const areas: readonly (readonly [string, RegExp])[] = [
  ["DO", /^\+1(?:8[024]9)/],
  ["PR", /^\+1(?:787|939)/],
  [
    "CA",
    /^\+1(?:204|226|236|249|250|263|289|306|343|354|36[578]|382|387|403|416|418|43[178]|450|506|514|519|548|579|58[147]|604|613|639|647|672|705|709|742|753|778|78[02]|807|819|825|867|873|879|902|905)/,
  ],
  ["KZ", /^\+7[67]/],
];

const zero = /^0/;
const america: PhonePlan = { trunk: /^1/, forms: [[/^([2-9]\d{2})(\d{3})(\d{4})$/, "($1) $2-$3"]] };
const eight = (template: string): PhonePlan => ({ forms: [[/^([2-9]\d{3})(\d{4})$/, template]] });

const argentineAreas = [
  ["11", "(\\d{4})(\\d{4})"],
  ["2(?:2[013]|3[067]|49|6[01346]|80|9[14789])|3(?:36|4[12358]|5[138]|6[24]|7[069]|8[013578])", "(\\d{3})(\\d{4})"],
  ["[1-9]\\d{3}", "(\\d{2})(\\d{4})"],
] as const;
const argentineArea = new RegExp(`^(?:${argentineAreas.map(([area]) => area).join("|")})`);

/** An Argentine mobile has a 15 after its area at home, and a 9 before it from abroad. */
export const withNine = (digits: string): string => {
  const area = digits.length === 12 ? (argentineArea.exec(digits)?.[0] ?? "") : "";
  return area !== "" && digits.startsWith("15", area.length) ? `9${area}${digits.slice(area.length + 2)}` : digits;
};

export const plans: Readonly<Record<string, PhonePlan>> = {
  BR: {
    // Some write the carrier too: 0 15 11 98765-4321.
    trunk: /^0(?:\d{2}(?=\d{10,11}$))?/,
    forms: [[/^([1-9]{2})(9?\d{4})(\d{4})$/, "($1) $2-$3"]],
  },
  AR: {
    trunk: zero,
    forms: argentineAreas.flatMap(([area, rest]) => [
      [new RegExp(`^9(${area})${rest}$`), "0$1 15-$2-$3"],
      [new RegExp(`^(${area})${rest}$`), "0$1 $2-$3"],
    ]),
  },
  PY: {
    trunk: zero,
    forms: [
      [/^(21)(\d{3})(\d{3,4})$/, "0$1 $2 $3"],
      [/^([1-9]\d{2})(\d{3})(\d{1,3})$/, "0$1 $2 $3"],
    ],
  },
  UY: {
    trunk: zero,
    forms: [
      [/^(9\d)(\d{3})(\d{3})$/, "0$1 $2 $3"],
      [/^([24]\d{3})(\d{4})$/, "$1 $2"],
    ],
  },
  BO: {
    trunk: zero,
    forms: [
      [/^([67]\d{3})(\d{4})$/, "$1 $2"],
      [/^([2-4])(\d{3})(\d{4})$/, "$1 $2 $3"],
    ],
  },
  CL: {
    trunk: zero,
    forms: [
      [/^([29])(\d{4})(\d{4})$/, "$1 $2 $3"],
      [/^([3-8]\d)(\d{3})(\d{4})$/, "$1 $2 $3"],
    ],
  },
  CO: { trunk: zero, forms: [[/^(3\d{2}|60\d)(\d{3})(\d{4})$/, "$1 $2 $3"]] },
  EC: {
    trunk: zero,
    forms: [
      [/^(9\d)(\d{3})(\d{4})$/, "0$1 $2 $3"],
      [/^([2-7])(\d{3})(\d{4})$/, "(0$1) $2-$3"],
    ],
  },
  MX: {
    trunk: /^(?:01|04[45]|1)(?=\d{10}$)/,
    forms: [
      [/^(33|55|56|81)(\d{4})(\d{4})$/, "$1 $2 $3"],
      [/^([2-9]\d{2})(\d{3})(\d{4})$/, "$1 $2 $3"],
    ],
  },
  PE: {
    trunk: zero,
    forms: [
      [/^(9\d{2})(\d{3})(\d{3})$/, "$1 $2 $3"],
      [/^(1)(\d{3})(\d{4})$/, "(0$1) $2 $3"],
      [/^([4-8]\d)(\d{3})(\d{3})$/, "(0$1) $2 $3"],
    ],
  },
  VE: { trunk: zero, forms: [[/^([24]\d{2})(\d{7})$/, "0$1-$2"]] },
  CR: eight("$1 $2"),
  CU: { trunk: zero, forms: [[/^([2-7]\d{3})(\d{4})$/, "$1 $2"]] },
  GT: eight("$1 $2"),
  HN: eight("$1-$2"),
  NI: eight("$1 $2"),
  SV: eight("$1 $2"),
  PA: {
    forms: [
      [/^(6\d{3})(\d{4})$/, "$1-$2"],
      [/^([2-9]\d{2})(\d{4})$/, "$1-$2"],
    ],
  },
  US: america,
  CA: america,
  DO: america,
  PR: america,
  ES: { forms: [[/^([5-9]\d{2})(\d{2})(\d{2})(\d{2})$/, "$1 $2 $3 $4"]] },
  PT: { forms: [[/^([2-9]\d{2})(\d{3})(\d{3})$/, "$1 $2 $3"]] },
  FR: { trunk: zero, forms: [[/^([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/, "0$1 $2 $3 $4 $5"]] },
  DE: {
    trunk: zero,
    forms: [
      [/^(1[5-7]\d)(\d{7,8})$/, "0$1 $2"],
      [/^([1-9]\d{2})(\d{3,9})$/, "0$1 $2"],
    ],
  },
  GB: {
    trunk: zero,
    forms: [
      [/^(2\d)(\d{4})(\d{4})$/, "0$1 $2 $3"],
      [/^([1-9]\d{3})(\d{5,6})$/, "0$1 $2"],
    ],
  },
  IT: {
    forms: [
      [/^(3\d{2})(\d{3})(\d{3,4})$/, "$1 $2 $3"],
      [/^(0[1-9])(\d{4,8})$/, "$1 $2"],
    ],
  },
};

/** Of a country whose plan is not known here: most dial a 0 first at home, and few numbers begin with one from abroad. */
const unknown: PhonePlan = { trunk: zero, forms: [[/^([1-9]\d{1,2})(\d{3})(\d{2,7})$/, "$1 $2 $3"]] };
const keepsZero: PhonePlan = { forms: [[/^(?!00)(\d{2,3})(\d{3})(\d{2,7})$/, "$1 $2 $3"]] };

export const planOf = (country: string): PhonePlan =>
  plans[country] ?? (codes.get(country) === "1" ? america : /^(?:SM|VA|CI|CG|GA)$/.test(country) ? keepsZero : unknown);
