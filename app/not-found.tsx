import NotFound from "@/app/(dashboard)/not-found";

export default function Lost() {
  return (
    <main className="flex min-h-dvh items-center">
      <NotFound />
    </main>
  );
}
