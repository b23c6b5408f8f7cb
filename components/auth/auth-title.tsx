import type { ReactNode } from "react";

export function AuthTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 className="font-semibold text-xl">{title}</h1>
      {children && <p className="mt-1 text-ink-soft">{children}</p>}
    </div>
  );
}
