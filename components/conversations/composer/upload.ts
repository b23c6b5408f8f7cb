import type { MessageFile } from "@/clients/typescript/src/client";
import { sendFile } from "@/components/forms/send-file";

export const largestFile = 16 * 1024 * 1024;

export const uploadFile = (
  conversation: string,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<MessageFile> =>
  sendFile(`/conversations/${encodeURIComponent(conversation)}/files`, file, file.name || "file", {
    onProgress,
    signal,
  });
