import { redirect } from "next/navigation";

export default function CatalogPage() {
  redirect("/catalog/services");
}
