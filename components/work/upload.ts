import { TurneroProblem } from "@/components/api";
import type { Attachment } from "@/lib/domains/evidence/schema";

/** What the picker offers; the server looks at the content itself. */
export const accepted = "image/png,image/jpeg,image/webp,image/gif,image/heic,application/pdf";
export const photosOnly = "image/png,image/jpeg,image/webp,image/heic";

type Options = { key: string; onProgress?: (share: number) => void; signal?: AbortSignal };

/** Sends a file; unlike `fetch`, the older way of asking tells how much of it has gone. */
export function upload(booking: string, file: Blob, name: string, { key, onProgress, signal }: Options) {
  return new Promise<Attachment>((done, fail) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/v1/bookings/${encodeURIComponent(booking)}/attachments`);
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("idempotency-key", key);
    request.timeout = 120_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    const lost = () => fail(new TurneroProblem({ code: "network_error", detail: "The service could not be reached." }));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = () => fail(signal?.reason ?? new DOMException("Aborted", "AbortError"));
    request.onload = () => {
      if (request.status === 201) return done(JSON.parse(request.responseText) as Attachment);
      fail(TurneroProblem.of(new Response(null, { status: request.status }), request.responseText));
    };
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.set("file", file, name);
    request.send(form);
  });
}
