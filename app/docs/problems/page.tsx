import { problemCodes, problemOf } from "@/app/docs/reference-data";
import { Link } from "@/components/ui/link";

export const metadata = { title: "Error codes" };

export default function ProblemsPage() {
  return (
    <div className="max-w-[720px]">
      <h1 className="font-semibold text-2xl">Error codes</h1>
      <p className="mt-2">Every error code of the API, with its cause and how to fix it.</p>
      <ul className="mt-4">
        {problemCodes.map((code) => (
          <li key={code} className="border-line border-b">
            <Link href={`/docs/problems/${code}`} className="group flex min-h-11 flex-wrap items-baseline gap-x-3 py-2">
              <span className="w-10 text-ink-soft tabular-nums">{problemOf(code)?.status}</span>
              <span className="font-mono text-confirmed-text text-sm group-hover:underline">{code}</span>
              <span className="text-ink-soft">{problemOf(code)?.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
