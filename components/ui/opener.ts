/** What has the focus now, to give it back later; for an entry of a menu, which goes when it is chosen, the menu's button. */
export function openerNow(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const menu = active.closest("[role='menu']");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
}
