"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import { onSaying, takeSayings } from "@/components/ui/sayings";

/** Long enough to read it and to reach the button. */
const longer = 8000;

function show(): void {
  for (const { text, trouble, action } of takeSayings()) {
    const options = action ? { duration: longer, action: { label: action.label, onClick: action.act } } : {};
    if (trouble) toast.error(text, { duration: longer });
    else toast(text, options);
  }
}

/** Below on the right, above the bottom bar on a phone. */
export default function Toasts() {
  const t = useTranslations("common");
  useEffect(() => {
    show();
    return onSaying(show);
  }, []);
  return (
    <Toaster
      position="bottom-right"
      containerAriaLabel={t("notices")}
      mobileOffset={{ bottom: "calc(72px + env(safe-area-inset-bottom))", left: 12, right: 12 }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-3 rounded-md border border-line bg-raised px-4 py-3 text-base text-ink shadow-float md:w-[356px]",
          content: "flex-1",
          error: "text-trouble-text",
          actionButton: "h-11 shrink-0 rounded-md px-3 font-medium text-confirmed-text hover:bg-well md:h-7 md:px-2",
        },
      }}
    />
  );
}
