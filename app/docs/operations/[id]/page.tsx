import { notFound, redirect } from "next/navigation";
import { findEndpoint } from "@/app/docs/reference-data";

/** A permanent URL for an operation, whichever section of the reference it is in. */
export default async function OperationPage({ params }: { params: Promise<{ id: string }> }) {
  const address = findEndpoint((await params).id);
  if (address === null) notFound();
  redirect(address);
}
