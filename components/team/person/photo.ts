/** The address of a resource's photo; another photo has another address, so that no old one is shown. */
export const photoOf = (id: string, photo: string | null | undefined): string | null =>
  photo ? `/api/v1/resources/${id}/photo?_v=${photo}` : null;

const side = 512;

/** The middle of a picture as a small square JPEG, as a data URL: a phone's photo would be too large to send whole. */
export async function squarePhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const edge = Math.min(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const [left, top] = [(picture.width - edge) / 2, (picture.height - edge) / 2];
  canvas.getContext("2d")?.drawImage(picture, left, top, edge, edge, 0, 0, side, side);
  return canvas.toDataURL("image/jpeg", 0.85);
}
