"use client";

import { LocateFixed } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { SendMessageBody } from "@/clients/typescript/src/client";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/states";

/** A location to send: the current position, or coordinates. */
export default function LocationDialog({
  onSend,
  onClose,
}: {
  onSend: (body: SendMessageBody) => void;
  onClose: () => void;
}) {
  const t = useTranslations("conversations");
  const words = useTranslations("common");
  const [place, setPlace] = useState("");
  const [state, setState] = useState<"rest" | "looking" | "not_found" | "unreadable">("rest");
  const find = () => {
    setState("looking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace(`${coords.latitude.toFixed(6)}, ${coords.longitude.toFixed(6)}`);
        setState("rest");
      },
      () => setState("not_found"),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t("location_send")}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const [, lat, lng] = /^\s*(-?\d+(?:\.\d+)?)\s*[,; ]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(place) ?? [];
          if (lat === undefined || lng === undefined || Math.abs(+lat) > 90 || Math.abs(+lng) > 180) {
            return setState("unreadable");
          }
          const name = String(data.get("name") ?? "").trim();
          onSend({ location: { lat: +lat, lng: +lng, name: name || null, address: null } });
          onClose();
        }}
      >
        <Button pending={state === "looking"} onClick={find} className="self-start">
          <LocateFixed aria-hidden className="size-4" />
          {t("location_mine")}
        </Button>
        <Field name="place" label={t("location_place")} hint={t("location_hint")}>
          <Input value={place} onChange={({ target }) => setPlace(target.value)} autoComplete="off" />
        </Field>
        <Field name="name" label={t("location_name")} optional={words("optional")}>
          <Input maxLength={300} autoComplete="off" />
        </Field>
        {(state === "not_found" || state === "unreadable") && (
          <Notice tone="trouble">{t(state === "not_found" ? "location_not_found" : "location_unreadable")}</Notice>
        )}
        <DialogActions cancel>
          <Button type="submit" look="primary">
            {t("location_send")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
