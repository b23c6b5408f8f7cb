"use client";

import NextLink from "next/link";
import { useRouter } from "next/navigation";
import { type ComponentProps, useEffect, useRef } from "react";

type Props = Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> & { href: string };

/** Milliseconds: a pointer on its way across a list stays for less, and so does the focus of a held key. */
const restsAfter = 50;

/** A link whose page is prefetched once somebody points at it or focuses it. Next would prefetch every link in sight. */
export function Link({ href, onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest }: Props) {
  const router = useRouter();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(resting.current);
  const arrive = () => {
    leave();
    resting.current = setTimeout(() => router.prefetch(href), restsAfter);
  };
  useEffect(() => () => clearTimeout(resting.current), []);
  return (
    <NextLink
      {...rest}
      href={href}
      prefetch={false}
      onPointerEnter={(event) => {
        arrive();
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        leave();
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        arrive();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
    />
  );
}
