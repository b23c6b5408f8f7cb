import type { Resource } from "@/clients/typescript/src/client";
import type { ComboboxOption } from "@/components/ui/combobox";
import { resourceKinds } from "@/lib/core/vocabulary";

type Kind = Resource["kind"];

/** Whom or what a booking can be with: people first, each kind under its heading where there are several kinds. */
export function withOptions(
  fitting: readonly Pick<Resource, "id" | "name" | "kind">[],
  anyone: string,
  headingOf: (kind: Kind) => string,
): ComboboxOption[] {
  const kinds = resourceKinds.filter((kind) => fitting.some((each) => each.kind === kind));
  const optionsOf = (kind: Kind) =>
    fitting
      .filter((each) => each.kind === kind)
      .map(({ id, name }) => ({ value: id, label: name, group: kinds.length > 1 ? headingOf(kind) : undefined }));
  return [{ value: "", label: anyone }, ...kinds.flatMap(optionsOf)];
}
