import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { HolidaySettings } from "@/components/settings/holidays/holiday-settings";
import { listHolidayCountries } from "@/lib/domains/catalog/closed-days/operations";

export default async function HolidaysPage() {
  const { member } = await requireMember();
  const { country, data } = await loadOr404(listHolidayCountries);
  return <HolidaySettings home={country} countries={data} editable={member.role !== "agent"} />;
}
