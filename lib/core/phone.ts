export const phonePattern = /^\+[1-9]\d{6,14}$/;

/**
 * The form under which a phone is unique. A Brazilian mobile is dialled with and without its ninth digit,
 * an Argentine one with and without the 9 after the country code: each pair is one person.
 */
export function phoneKey(phone: string): string {
  const brazil = /^\+55(\d{2})9(\d{8})$/.exec(phone);
  if (brazil) return `+55${brazil[1]}${brazil[2]}`;
  const argentina = /^\+549(\d{10})$/.exec(phone);
  if (argentina) return `+54${argentina[1]}`;
  return phone;
}
