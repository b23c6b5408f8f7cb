"use client";

// A page and its drawer are separate bundles. What both use is loaded once, with their layout.
export { UndoEnd } from "@/components/bookings/undo/undo-end";
export { Field } from "@/components/ui/field";
export { TaskActions } from "@/components/work/task-actions";
export { MeProvider } from "@/components/work/task-context";
export { TaskLine } from "@/components/work/task-line";
