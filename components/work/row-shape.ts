/** The height of a row and its columns: the same for the rows and for what holds their place. */
export const wideRow = 48;
export const phoneRow = 88;

export const lineColumns =
  "md:grid-cols-[40px_20px_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,150px)_minmax(0,0.8fr)_minmax(0,150px)_184px]";
