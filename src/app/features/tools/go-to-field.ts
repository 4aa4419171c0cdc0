/** Moves to the field of an input: the part that is wrong, otherwise its first control. */
export function goToField(name: string): void {
  const field = document.querySelector(`[data-input="${CSS.escape(name)}"]`)
  const control = field?.querySelector<HTMLElement>('input[aria-invalid="true"], input, textarea, select, button')
  if (!control) return
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}
