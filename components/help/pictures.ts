/** The handbook's pictures, in public/handbook; `npm run help-pictures` takes them in this size. */
export const helpPictures = {
  assistant: { width: 1024, height: 640 },
  calendar: { width: 1024, height: 640 },
  booking: { width: 1024, height: 640 },
  tasks: { width: 1024, height: 640 },
  board: { width: 1024, height: 640 },
  "my-tasks": { width: 390, height: 760 },
  conversation: { width: 1024, height: 640 },
  "bot-test": { width: 1024, height: 640 },
  "booking-page": { width: 390, height: 760 },
} as const;

export type HelpPicture = keyof typeof helpPictures;
