import type { ComponentProps } from "react";
import { cx, thumb } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";

export const TextLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link
    className={cx(thumb, "font-medium text-confirmed-text underline-offset-4 hover:underline", className)}
    {...rest}
  />
);
