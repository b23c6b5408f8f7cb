/** What stands behind the path of an address: nothing where nothing is asked. Older browsers cannot count the parts. */
export const queryText = (search: URLSearchParams): string => {
  const asked = search.toString();
  return asked ? `?${asked}` : "";
};
