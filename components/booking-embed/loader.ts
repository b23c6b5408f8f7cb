// The booking page alone, for a site without the chat: <script async src="…/booking.js"></script> and links to it.
//   <a href="…/b/aurora" data-turnero="button">   opens the booking page over the site's own;
//   <a href="…/b/aurora" data-turnero="inline">   gives its place to the booking page.
// Without the script, or where the site may not show the page, the link stays a link. widget.js does the same.
import { watchLinks } from "@/components/booking-embed/embed";

watchLinks(new URL((document.currentScript as HTMLScriptElement).src).origin);
