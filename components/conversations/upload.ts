import type { MessageFile } from "@/clients/typescript/src/client";
import { pageHeaders, TurneroProblem } from "@/components/api";

export const largestFile = 16 * 1024 * 1024;

/** Sends a file; unlike `fetch`, the older way of asking tells how much of it has gone. */
export function uploadFile(conversation: string, file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  return new Promise<MessageFile>((done, fail) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/v1/conversations/${encodeURIComponent(conversation)}/files`);
    for (const [header, value] of Object.entries({ accept: "application/json", ...pageHeaders }))
      request.setRequestHeader(header, value);
    request.timeout = 120_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const lost = () => fail(new TurneroProblem({ code: "network_error", detail: "The service could not be reached." }));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = () => fail(signal.reason);
    request.onload = () => {
      if (request.status === 201) return done(JSON.parse(request.responseText) as MessageFile);
      fail(TurneroProblem.of(new Response(null, { status: request.status }), request.responseText));
    };
    signal.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.set("file", file, file.name || "file");
    request.send(form);
  });
}
