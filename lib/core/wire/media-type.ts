/** What a content type names, without its parameters. */
export const mediaType = (contentType: string): string => contentType.split(";")[0]?.trim().toLowerCase() ?? "";
