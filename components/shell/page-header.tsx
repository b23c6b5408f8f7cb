import type { ReactNode } from "react";

/** The head of a page: title, one primary action, and the filters below. */
export function PageHeader({ title, action, children }: { title: string; action?: ReactNode; children?: ReactNode }) {
  return (
    <header className="px-4 pt-4 pb-3 md:px-6 md:pt-5">
      <div className="flex min-h-11 items-center justify-between gap-x-4 gap-y-2 max-[380px]:flex-wrap md:min-h-9">
        <h1 className="min-w-0 font-semibold text-xl max-md:line-clamp-2 md:truncate">{title}</h1>
        {action}
      </div>
      {children && <div className="mt-3 flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  );
}
