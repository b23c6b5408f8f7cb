/** Where a map on the web shows this point. */
export const mapAt = (lat: number, lng: number): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;

type Place = { formatted: string | null; lat: number | null; lng: number | null };

/** The same for a place: by its coordinates, else by its words. */
export const mapOf = ({ formatted, lat, lng }: Place): string =>
  lat !== null && lng !== null
    ? mapAt(lat, lng)
    : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: formatted ?? "" })}`;
