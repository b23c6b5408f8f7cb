"use client";

// Here and not only above: the menu of the settings stays beside the error and leads on.
export { default } from "@/app/(dashboard)/error";
