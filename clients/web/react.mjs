"use client";
import web from "./react.cjs";

export const { TurneroChat, BookingButton, BookingPage } = web;
