import type { ReactNode } from "react";

/** The list stays where it is while the drawer opens, changes and closes beside it. */
export default function RulesLayout({ children, drawer }: { children: ReactNode; drawer: ReactNode }) {
  return (
    <>
      {children}
      {drawer}
    </>
  );
}
