import { type Sending, sendFile } from "@/components/forms/send-file";
import type { Attachment } from "@/lib/domains/evidence/schema";

/** What the picker offers; the server looks at the content itself. */
export const accepted = "image/png,image/jpeg,image/webp,image/gif,image/heic,application/pdf";
export const photosOnly = "image/png,image/jpeg,image/webp,image/heic";

export const upload = (booking: string, file: Blob, name: string, sending: Sending) =>
  sendFile<Attachment>(`/bookings/${encodeURIComponent(booking)}/attachments`, file, name, sending);
