/** Pictures are made smaller before they are sent, as data URLs: a phone's photo would be too large to send whole. */

/** On white: what is transparent would else be drawn on whatever is behind it, by day and by night. */
function drawn(picture: ImageBitmap, width: number, height: number, scale: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const [wide, high] = [picture.width * scale, picture.height * scale];
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  return canvas;
}

/** The middle of a picture in this size, as a JPEG. */
export async function cutPicture(file: Blob, width: number, height: number): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.max(width / picture.width, height / picture.height);
  return drawn(picture, width, height, scale).toDataURL("image/jpeg", 0.85);
}

/** The whole picture, its longer side at most `edge`, as a PNG: its edges stay sharp. */
export async function fitPicture(file: Blob, edge: number): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  return drawn(picture, Math.max(1, width), Math.max(1, height), scale).toDataURL("image/png");
}

/** What the API takes: null removes a picture, undefined leaves the one that there is. */
export const pictureBody = (picture: string | null | undefined): string | null | undefined =>
  picture && (picture.split(",")[1] ?? "");
