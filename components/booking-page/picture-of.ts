/** Where a page's picture is. Another picture has another id, so that no old one is shown. */
export const pictureOf = (slug: string, id: string): string => `/api/v1/public/pages/${slug}/pictures/${id}`;
