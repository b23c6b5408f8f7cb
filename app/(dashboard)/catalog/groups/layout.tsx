import type { ReactNode } from "react";

/** Keeps the list mounted while the drawer opens, changes and closes. */
export default function GroupsLayout({ children, drawer }: { children: ReactNode; drawer: ReactNode }) {
  return (
    <>
      {children}
      {drawer}
    </>
  );
}
