import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Notice } from "@/clients/typescript/src/client";
import { NoticeRows } from "@/components/notices/notice-rows";
import notices from "@/messages/en/notices.json";

const notice: Notice = {
  id: "ntf_1",
  booking_id: "bkg_1",
  kind: "confirmed",
  reminder_minutes: null,
  status: "sending",
  cause: null,
  due_at: null,
  way: "email",
  attempts: [],
  sent_at: null,
  created_at: "2026-03-02T10:00:00.000Z",
};

const shown = (cause: Notice["cause"]): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ notices }}>
      <NoticeRows notices={[{ ...notice, cause }]} />
    </NextIntlClientProvider>,
  );

it("a notice that cannot be sent is not said to be on its way", () => {
  expect(shown(null)).toContain("On its way");
  expect(shown("stored")).toContain("Will not be sent. E-mail is not set up");
  expect(shown("stored")).not.toContain("On its way");
});
