/** Unfolds a part of the page, gives it the focus, and scrolls to it. */
export function goTo(id: string): void {
  const part = document.getElementById(id)
  if (!part) return
  const isFolded = part instanceof HTMLDetailsElement
  if (isFolded) part.open = true
  const target = isFolded ? part.querySelector('summary') : part
  target?.focus({ preventScroll: true })
  part.scrollIntoView({ block: 'start' })
}
