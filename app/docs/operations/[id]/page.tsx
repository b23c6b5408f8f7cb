import { notFound, redirect } from "next/navigation";
import { findEndpoint } from "@/app/docs/reference-data";

/** A lasting address of an operation, whichever part of the reference it stands in. */
export default async function OperationPage({ params }: { params: Promise<{ id: string }> }) {
  const address = findEndpoint((await params).id);
  if (address === null) notFound();
  redirect(address);
}
