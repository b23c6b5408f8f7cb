import { filledIn } from "@/lib/core/text/fill-in";
import { sentencesIn } from "@/lib/core/text/sentences";
import type { Letter, Link } from "@/lib/domains/mail/letter";

const footersOf = ({ footer, workspace, language }: Letter): string[] => [
  ...(footer ? [footer] : []),
  workspace
    ? filledIn(sentencesIn(language).mail.frame.by_workspace, { workspace })
    : sentencesIn(language).mail.frame.by_service,
];

/** The same words without any markup. */
export function textOf(letter: Letter): string {
  const { greeting, paragraphs, facts = [], button, links = [] } = letter;
  const under = ({ label, url }: Link) => `${label}:\n${url}`;
  const blocks = [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join("\n")] : []),
    ...(button ? [under(button)] : []),
    ...links.map(under),
    ["--", ...footersOf(letter)].join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
const lines = (text: string): string => escaped(text).replaceAll("\n", "<br>");

// Mail programs support few style sheets: colors and sizes are inline, and only dark mode is in a sheet.
const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const dark = `
@media (prefers-color-scheme: dark) {
  .page { background:#16181d !important; }
  .card { background:#1f2229 !important; border-color:#343943 !important; }
  .ink { color:#f1f3f7 !important; }
  .soft { color:#a9b1be !important; }
  .link { color:#9dbcff !important; }
  .line { border-color:#343943 !important; }
  .button { background:#3565dd !important; }
}
@media (max-width: 480px) {
  .page { padding:0 !important; }
  .card { border-radius:0 !important; border-left:0 !important; border-right:0 !important; padding:24px 20px !important; }
  .button a { display:block !important; text-align:center !important; }
  .button { width:100% !important; }
}`;

const paragraph = (inner: string, size = 16): string =>
  `<p class="ink" style="margin:0 0 16px;${font};font-size:${size}px;line-height:1.5;color:#1a1d23">${inner}</p>`;

/** Only http and mail addresses become links; anything else stays text. */
const linkTo = (url: string, label: string): string =>
  /^https?:\/\//.test(url)
    ? `<a class="link" href="${escaped(url)}" style="color:#2554c7;word-break:break-word">${escaped(label)}</a>`
    : escaped(label);

const buttonOf = ({ label, url }: Link, copy: string): string => `
<table class="button" role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px;background:#2554c7;border-radius:8px"><tr><td>
<a href="${escaped(url)}" style="display:inline-block;padding:13px 24px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a>
</td></tr></table>
<p class="soft" style="margin:0 0 16px;${font};font-size:13px;line-height:1.5;color:#5b6472">${escaped(copy)}<br>${linkTo(url, url)}</p>`;

const factsOf = (facts: NonNullable<Letter["facts"]>): string => `
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 16px">${facts
  .map(
    ({ label, value }) => `
<tr><td class="line" style="padding:8px 0;border-top:1px solid #e3e6eb">
<span class="soft" style="${font};font-size:13px;line-height:1.4;color:#5b6472">${escaped(label)}</span><br>
<span class="ink" style="${font};font-size:16px;line-height:1.4;color:#1a1d23">${lines(value)}</span></td></tr>`,
  )
  .join("")}
</table>`;

/** One column that fits a phone, without images or external requests. */
export function htmlOf(letter: Letter): string {
  const { language, subject, preheader, greeting, paragraphs, facts = [], button, links = [], workspace } = letter;
  const body = [
    ...(workspace
      ? [
          `<p class="soft" style="margin:0 0 20px;${font};font-size:14px;font-weight:600;color:#5b6472">${escaped(workspace)}</p>`,
        ]
      : []),
    ...(greeting ? [paragraph(lines(greeting), 18)] : []),
    ...paragraphs.map((each) => paragraph(lines(each))),
    ...(facts.length > 0 ? [factsOf(facts)] : []),
    ...(button ? [buttonOf(button, sentencesIn(language).mail.frame.copy)] : []),
    ...links.map(({ label, url }) => paragraph(linkTo(url, label))),
  ].join("\n");
  const foot = footersOf(letter).map(lines).join("<br>");
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f4f5f7">
${preheader ? `<div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}</div>` : ""}
<table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr><td align="center">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="max-width:560px"><tr>
<td class="card" align="left" style="padding:32px;background:#ffffff;border:1px solid #e3e6eb;border-radius:12px">
${body}
<p class="soft line" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e3e6eb;${font};font-size:13px;line-height:1.5;color:#5b6472">${foot}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
