"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { deviceState, switchDeviceOff, switchDeviceOn } from "@/components/settings/notifications/push-device";
import { myNoticeWays } from "@/components/settings/queries";
import { Section } from "@/components/settings/section";
import { useInstallPrompt } from "@/components/shell/install-prompt";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { useToast } from "@/components/ui/toast";

const device = { queryKey: ["this_device"], queryFn: deviceState };

/** Push messages on the device at hand, and the dashboard as an app of it. */
export function ThisDevice() {
  const t = useTranslations("settings");
  const toast = useToast();
  const queries = useQueryClient();
  const install = useInstallPrompt();
  const { data: state = "off", isPending } = useQuery(device);
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? switchDeviceOn() : switchDeviceOff()),
    onSuccess: (next) => {
      queries.setQueryData(device.queryKey, next);
      return queries.invalidateQueries(myNoticeWays);
    },
    onError: (error) => toast.failed(error),
  });
  const blocked = state === "unsupported" || state === "denied";
  return (
    <Section id="this-device" title={t("this_device")} text={t("this_device_text")}>
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-ink-soft">
          <label htmlFor="this-device-switch">{isPending ? "" : t(`device_states.${state}`)}</label>
        </p>
        <Switch
          id="this-device-switch"
          aria-label={t("this_device")}
          checked={state === "on"}
          disabled={isPending || blocked || change.isPending}
          onCheckedChange={(on) => change.mutate(on)}
        />
      </div>
      {install && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
          <p className="text-ink-soft">{t("install_text")}</p>
          <Button onClick={install}>{t("install")}</Button>
        </div>
      )}
    </Section>
  );
}
