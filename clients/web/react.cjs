"use client";
"use strict";

const { createElement, useEffect, useRef } = require("react");
const { loadTurnero } = require("./index.cjs");

const report = (error) => console.error(error);

exports.TurneroChat = function TurneroChat({ home, publishableKey, locale, src, integrity, visitor }) {
  useEffect(() => {
    loadTurnero({ home, publishableKey, locale, src, integrity }).catch(report);
  }, [home, publishableKey, locale, src, integrity]);
  // By its content: a parent makes a new object at each render.
  const known = visitor ? JSON.stringify(visitor) : null;
  useEffect(() => {
    if (known === null) return;
    const who = JSON.parse(known);
    loadTurnero({ home, publishableKey }).then((turnero) => turnero.identify(who), report);
  }, [home, publishableKey, known]);
  return null;
};

/** Where the script of a booking page is. */
const homeOf = (page) => new URL(page).origin;

exports.BookingButton = function BookingButton({ page, src, integrity, ...rest }) {
  useEffect(() => {
    loadTurnero({ home: homeOf(page), src, integrity }).catch(report);
  }, [page, src, integrity]);
  return createElement("a", { ...rest, href: page, "data-turnero": "button" });
};

exports.BookingPage = function BookingPage({ page, src, integrity, ...rest }) {
  const link = useRef(null);
  useEffect(() => {
    let remove = null;
    let gone = false;
    loadTurnero({ home: homeOf(page), src, integrity }).then((turnero) => {
      if (!gone && link.current) remove = turnero.embed(link.current);
    }, report);
    return () => {
      gone = true;
      remove?.();
    };
  }, [page, src, integrity]);
  // A div of its own: the page is put beside the link, where nothing else may stand.
  return createElement("div", null, createElement("a", { ...rest, ref: link, href: page }));
};
