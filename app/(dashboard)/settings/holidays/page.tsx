import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { HolidaySettings } from "@/components/settings/holidays/holiday-settings";
import { listHolidayCountries } from "@/lib/domains/catalog/closed-days/operations";

export default async function HolidaysPage() {
  const { member } = await requireMember();
  const { country, countries } = await loadOr404(listHolidayCountries);
  return <HolidaySettings home={country} countries={countries} editable={member.role !== "agent"} />;
}
