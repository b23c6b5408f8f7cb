/** On a tablet everything but the name and the service under it has the whole height of the row. */
export const wholeHeight = "md:max-lg:row-span-2 md:max-lg:row-start-1";

/** The height of a row and its columns: the same for the rows and for what holds their place. */
export const wideRow = 48;
export const phoneRow = 88;

/**
 * Tags and the names of assignees have room on a wider screen only; on a tablet, beside the open sidebar, the service
 * stands under the customer's name.
 */
export const lineColumns =
  "md:grid-cols-[40px_20px_minmax(0,1fr)_minmax(0,96px)_24px_minmax(0,128px)] lg:grid-cols-[40px_20px_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,130px)_24px_minmax(0,172px)] xl:grid-cols-[40px_20px_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,150px)_minmax(0,0.8fr)_minmax(0,150px)_184px]";
