import { recordOf } from "@/lib/core/record-of";
import { memberWays } from "@/lib/core/vocabulary";

export const minutes = (n: number): number => n * 60_000;

export const resetLinkLife = minutes(60);
export const signUpLinkLife = minutes(24 * 60);
/** How long after setting a password by a link its owner can sign in despite earlier failed attempts. */
export const passLife = minutes(10);

/** Demo accounts do not count: they do not make an installation owned. */
export const demoDomain = "jacaranda.example.com";

/**
 * Token buckets against guessing: a burst, then a rate per second. No bucket that anybody can use is keyed by the account
 * alone: emptying it would lock its owner out.
 */
export const attempts = {
  sign_in_pair: { burst: 10, refill: 1 / 60 },
  sign_in_address: { burst: 50, refill: 1 / 6 },
  password_change: { burst: 10, refill: 1 / 60 },
  sign_up_address: { burst: 20, refill: 1 / 10 },
  sign_up_email: { burst: 3, refill: 1 / 300 },
  forgot_email: { burst: 3, refill: 1 / 300 },
  forgot_address: { burst: 20, refill: 1 / 30 },
  invite_project: { burst: 50, refill: 1 / 60 },
} as const satisfies Record<string, { burst: number; refill: number }>;
export type Attempt = keyof typeof attempts;

const common = new Set(
  `password12 password123 password1234 password12345 passw0rd123 p@ssw0rd123 p@ssword123 mypassword mypassword1
  qwerty1234 qwerty12345 qwerty123456 qwertyuiop qwertyuiop123 asdfghjkl1 asdfghjklñ zxcvbnm123 1q2w3e4r5t 1q2w3e4r5t6y
  1qaz2wsx3edc qazwsxedcrfv q1w2e3r4t5 iloveyou12 iloveyou123 letmein123 letmein1234 welcome123 welcome1234 admin12345
  admin123456 administrator administrador adminadmin changeme123 changeme1234 superman123 football123 baseball123
  princess123 sunshine123 trustno1234 abc1234567 abcd123456 abcd1234567 a123456789 a1234567890 aa12345678 aa123456789
  123456789a 1234567890a 123456789q senha12345 senha123456 minhasenha minhasenha123 mudar12345 brasil12345 flamengo123
  corinthians palmeiras1 contrasena contraseña contrasena1 contrasena123 contraseña123 clave12345 argentina123
  paraguay123 bocajuniors riverplate teamo12345 tequiero123 turnero123 turnero1234 turnero12345 facebook123 google12345
  michael123 jordan1234 1234qwerasdf qwer1234asdf qweasdzxc123 passwordpassword secret12345 supersecret default123
  computer123 dragon12345 monkey12345 starwars123 whatever123 internet123 samsung123 master12345 test123456 testtest12
  temporal123 temporary123 bemvindo123 bienvenido bienvenido1 bienvenidos`.split(/\s+/),
);

const rows = ["01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"];

/** A guessable password: on the list, a keyboard row, or a short piece repeated. */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  const back = [...plain].reverse().join("");
  const run = rows.some((row) => row.includes(plain) || row.includes(back));
  return common.has(plain) || run || /^(.{1,4}?)\1+$/u.test(plain);
}

export const notificationKinds = [
  "booking_created",
  "booking_cancelled",
  "task_assigned",
  "conversation_waiting",
  "mentioned",
  "channel_trouble",
  "webhook_trouble",
  "team_notice",
  "weekly_report",
] as const;
export const notificationChannels = ["in_app", ...memberWays] as const;
export const emailDigests = ["at_once", "hourly"] as const;

export type NotificationKind = (typeof notificationKinds)[number];
type Channels = Record<(typeof notificationChannels)[number], boolean>;
type Kinds = Record<NotificationKind, Channels>;

/** Times of the day as `22:00`. Without a time zone, the workspace's holds. */
export type QuietHours = { from: string; to: string; timezone: string | null };
type Manner = { quiet_hours: QuietHours | null; email_digest: (typeof emailDigests)[number] };

export type Preferences = Kinds & Manner;
export type PreferenceChange = { [K in keyof Kinds]?: Partial<Channels> | undefined } & {
  [K in keyof Manner]?: Manner[K] | undefined;
};

const loud: Channels = recordOf(notificationChannels, () => true);
const quiet: Channels = { ...loud, email: false };
const calm: Channels = recordOf(notificationChannels, (channel) => channel === "in_app" || channel === "email");

export const defaultPreferences: Preferences = {
  booking_created: quiet,
  booking_cancelled: quiet,
  task_assigned: loud,
  conversation_waiting: loud,
  mentioned: loud,
  channel_trouble: loud,
  webhook_trouble: loud,
  team_notice: loud,
  weekly_report: calm,
  quiet_hours: null,
  email_digest: "at_once",
};

/** `change` over `base`; absent fields keep their value. */
export const withPreferences = (base: Preferences, change: PreferenceChange): Preferences => ({
  ...(Object.fromEntries(
    notificationKinds.map((kind) => [kind, { ...base[kind], ...change[kind] }]),
  ) as unknown as Kinds),
  quiet_hours: change.quiet_hours === undefined ? base.quiet_hours : change.quiet_hours,
  email_digest: change.email_digest ?? base.email_digest,
});

/** A member's stored choice. Where push was never set, it follows the bell. */
export function keptPreferences(kept: PreferenceChange): Preferences {
  const known = notificationKinds.flatMap((kind) => {
    const { in_app, push = in_app } = kept[kind] ?? {};
    return push === undefined ? [] : [[kind, { ...kept[kind], push }]];
  });
  return withPreferences(defaultPreferences, { ...kept, ...Object.fromEntries(known) });
}
