import { pageHeaders } from "@/components/page-calls";
import { TurneroProblem } from "@/components/problem";

/** `key` where the operation takes one, so that a repeat makes no second file. */
export type Sending = { key?: string; onProgress?: (share: number) => void; signal?: AbortSignal };

/** Uploads a file as a form. XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendFile<Answer>(path: string, file: Blob, name: string, { key, onProgress, signal }: Sending) {
  return new Promise<Answer>((done, fail) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/v1${path}`);
    const headers = { accept: "application/json", ...pageHeaders, ...(key && { "idempotency-key": key }) };
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    request.timeout = 120_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    const lost = () => fail(new TurneroProblem({ code: "network_error", detail: "The service could not be reached." }));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = () => fail(signal?.reason ?? new DOMException("Aborted", "AbortError"));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) return done(JSON.parse(request.responseText) as Answer);
      fail(TurneroProblem.of(new Response(null, { status: request.status }), request.responseText));
    };
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.set("file", file, name);
    request.send(form);
  });
}
