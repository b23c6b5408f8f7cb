"use strict";

/** The load of each address, with and without a key: a second script would be ignored. */
const loads = new Map();

function load({ home, publishableKey, locale, src = "/widget.js", integrity }) {
  return new Promise((loaded, failed) => {
    const script = document.createElement("script");
    script.async = true;
    script.src = new URL(src, home).href;
    if (integrity) {
      script.integrity = integrity;
      script.crossOrigin = "anonymous";
    }
    if (publishableKey) script.dataset.key = publishableKey;
    if (locale) script.dataset.locale = locale;
    script.addEventListener("load", () => loaded(window.Turnero));
    script.addEventListener("error", () => {
      script.remove();
      failed(new Error(`${script.src} could not be loaded.`));
    });
    document.head.append(script);
  });
}

exports.loadTurnero = function loadTurnero(options) {
  const name = `${options.home} ${options.publishableKey ?? ""}`;
  const known = loads.get(name);
  if (known) return known;
  const loading = load(options);
  loads.set(name, loading);
  loading.catch(() => loads.delete(name)); // The next call tries again.
  return loading;
};
