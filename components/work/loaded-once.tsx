"use client";

// A page and its drawer are loaded apart. What both use comes once, with the layout that holds them.
export { UndoEnd } from "@/components/bookings/undo-end";
export { Field } from "@/components/ui/field";
export { TaskActions } from "@/components/work/task-actions";
export { MeProvider } from "@/components/work/task-context";
export { TaskLine } from "@/components/work/task-line";
