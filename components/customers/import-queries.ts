import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import type { ImportField, Policy } from "@/lib/domains/customers/transfer/schema";

export type Columns = Record<ImportField, number | null>;
export type Settings = { mapping: Columns | null; calling_code: string | null; policy: Policy };
export type Chosen = { file: File; key: number };

export function formOf({ file }: Chosen, { mapping, calling_code, policy }: Settings): FormData {
  const form = new FormData();
  form.set("file", file, file.name);
  if (mapping) form.set("mapping", JSON.stringify(mapping));
  if (calling_code) form.set("calling_code", calling_code);
  form.set("policy", policy);
  return form;
}

/** What the list would bring, as it is mapped now. */
export const importPreview = (chosen: Chosen, settings: Settings) =>
  queryOptions({
    queryKey: ["import", chosen.key, settings],
    queryFn: ({ signal }) => turnero.customers.import.preview(formOf(chosen, settings), { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  });
