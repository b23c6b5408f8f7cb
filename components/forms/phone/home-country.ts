"use client";

import { createContext, useContext } from "react";

/** The country whose phones are read without a calling code: the workspace's. */
export const HomeCountry = createContext("BR");
export const useHomeCountry = (): string => useContext(HomeCountry);
