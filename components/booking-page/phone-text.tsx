import { showPhone } from "@/lib/core/phone/phone";

/** A phone as it will be dialled. Loaded when there is one to show: the number plans weigh more than the page's first screen may. */
export default function PhoneText({ phone }: { phone: string }) {
  return <span className="tabular-nums">{showPhone(phone)}</span>;
}
