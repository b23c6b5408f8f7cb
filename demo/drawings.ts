import { type Picture, pictureOf } from "@/lib/domains/evidence/picture";

export type Drawing = Picture & { name: string; media_type: "image/jpeg" | "image/png"; bytes: Uint8Array };

const frame = (sky: string, ground: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">
    <rect width="960" height="720" fill="${sky}"/><rect y="540" width="960" height="180" fill="${ground}"/>${inside}</svg>`;

const door = (colour: string): string =>
  frame(
    "#e2e8f0",
    "#94a3b8",
    `<rect x="330" y="150" width="300" height="430" rx="6" fill="#f8fafc"/><rect x="350" y="170" width="260" height="410" fill="${colour}"/>
     <circle cx="580" cy="390" r="12" fill="#facc15"/><rect x="400" y="590" width="170" height="80" rx="8" fill="#b45309"/>
     <path d="M400 620h170M485 590v80" stroke="#fde68a" stroke-width="8"/>`,
  );

const gate = (colour: string): string =>
  frame(
    "#bae6fd",
    "#a8a29e",
    `<rect x="120" y="200" width="720" height="360" fill="#d6d3d1"/>${Array.from(
      { length: 12 },
      (_, i) => `<rect x="${150 + i * 56}" y="240" width="14" height="320" fill="${colour}"/>`,
    ).join("")}<rect x="140" y="290" width="680" height="14" fill="${colour}"/>`,
  );

const receipt = (): string =>
  frame(
    "#f5f5f4",
    "#f5f5f4",
    `<rect x="270" y="60" width="420" height="600" fill="#fff" stroke="#d6d3d1" stroke-width="3"/>${Array.from(
      { length: 9 },
      (_, i) => `<rect x="310" y="${130 + i * 42}" width="${i % 3 === 0 ? 200 : 330}" height="10" fill="#a8a29e"/>`,
    ).join(
      "",
    )}<path d="M320 600c40-70 60 40 90-20s50 50 80-10 60 20 90-30" fill="none" stroke="#1d4ed8" stroke-width="6"/>`,
  );

/** Photos as drivers take them, drawn by code: doors with a parcel, gates, a signed receipt. */
export async function drawings(): Promise<Drawing[]> {
  const { default: sharp } = await import("sharp");
  const made = [
    ...["#1d4ed8", "#15803d", "#9f1239"].map((colour) => ["entrega.jpg", "image/jpeg", door(colour)] as const),
    ...["#334155", "#57534e"].map((colour) => ["portao.jpg", "image/jpeg", gate(colour)] as const),
    ["recibo.png", "image/png", receipt()] as const,
  ];
  const drawings: Drawing[] = [];
  // In sequence: in parallel they would wait for the decoder's places, and on a slow machine too long.
  for (const [name, media_type, svg] of made) {
    const image = sharp(Buffer.from(svg));
    const drawn = media_type === "image/png" ? image.png({ palette: true }) : image.jpeg({ quality: 76 });
    const bytes = new Uint8Array(await drawn.toBuffer());
    const picture = await pictureOf("demo", bytes, media_type);
    if (!picture) throw new Error(`${name} cannot be drawn.`);
    drawings.push({ ...picture, name, media_type, bytes });
  }
  return drawings;
}
