"use client";

// A page and its drawer are separate bundles. What both use is loaded once, with their layout.
export { useMove } from "@/components/bookings/move";
export { ResourceFace } from "@/components/bookings/resource-face";
export { StatusBadge } from "@/components/bookings/status";
export { useCalendarAddress } from "@/components/calendar/address";
export { Countdown } from "@/components/time/countdown";
export { Field } from "@/components/ui/field";
export { ErrorState } from "@/components/ui/states";
export { MeProvider } from "@/components/work/task-context";
