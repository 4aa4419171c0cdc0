/** Focuses the heading of the page, where a screen reader then goes on. @returns whether the page has one */
export function focusHeading(): boolean {
  const heading = document.querySelector('main h1')
  if (!(heading instanceof HTMLElement)) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
