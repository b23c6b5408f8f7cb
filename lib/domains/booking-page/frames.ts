import { prisma } from "@/lib/core/db";
import { findFrames } from "@/lib/domains/booking-page/store";

/** Which websites may show a booking page in a frame, for the header of its answer. */
export const framesOf = (slug: string): Promise<string[]> => findFrames(prisma(), slug);
