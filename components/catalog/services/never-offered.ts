import type { ServiceDraft } from "@/components/catalog/services/service-draft";

type Offer = Pick<ServiceDraft, "active" | "kind"> & {
  requirements: readonly Pick<ServiceDraft["requirements"][number], "group_id" | "resource_id">[];
};

/** Active but never bookable: availability needs at least one resource. */
export const isNeverOffered = ({ active, kind, requirements }: Offer): boolean =>
  active &&
  kind === "appointment" &&
  requirements.every(({ group_id, resource_id }) => group_id === null && resource_id === null);
