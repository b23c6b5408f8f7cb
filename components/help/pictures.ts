/** The handbook's pictures, in public/handbook; `npm run help-pictures` takes them in this size. */
export const helpPictures = {
  assistant: { width: 1120, height: 700 },
  calendar: { width: 1120, height: 700 },
  booking: { width: 1120, height: 700 },
  tasks: { width: 1120, height: 700 },
  board: { width: 1120, height: 700 },
  "my-tasks": { width: 390, height: 760 },
  conversation: { width: 1280, height: 720 },
  "bot-test": { width: 1280, height: 720 },
  "booking-page": { width: 390, height: 760 },
} as const;

export type HelpPicture = keyof typeof helpPictures;
