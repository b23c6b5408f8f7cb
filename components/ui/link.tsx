"use client";

import NextLink from "next/link";
import { useRouter } from "next/navigation";
import { type ComponentProps, useRef } from "react";

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
  const also =
    <Event,>(own: () => void, given?: (event: Event) => void) =>
    (event: Event) => {
      own();
      given?.(event);
    };
  return (
    <NextLink
      {...rest}
      href={href}
      prefetch={false}
      onPointerEnter={also(arrive, onPointerEnter)}
      onPointerLeave={also(leave, onPointerLeave)}
      onFocus={also(arrive, onFocus)}
      onBlur={also(leave, onBlur)}
    />
  );
}
