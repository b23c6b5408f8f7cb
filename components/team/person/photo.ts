/** The address of a resource's photo; another photo has another address, so that no old one is shown. */
export const photoOf = (id: string, photo: string | null | undefined): string | null =>
  photo ? `/api/v1/resources/${id}/photo?_v=${photo}` : null;
