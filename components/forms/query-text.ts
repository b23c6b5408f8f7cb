/** The query string with its question mark, or empty. `URLSearchParams.size` is missing in older browsers. */
export const queryText = (search: URLSearchParams): string => {
  const asked = search.toString();
  return asked ? `?${asked}` : "";
};
