import { requireMember } from "@/app/(dashboard)/member";
import { Profile } from "@/components/settings/profile";

export default async function ProfilePage() {
  const { member } = await requireMember();
  return <Profile name={member.name} email={member.email} />;
}
