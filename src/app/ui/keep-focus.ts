const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
const TYPED = 'input:not([type=checkbox], [type=radio]), textarea'

interface Place {
  readonly element: HTMLElement
  /** From the element's parent to the container: each with the index of what is in it on this path. */
  readonly path: readonly { readonly within: Element; readonly at: number }[]
  readonly isKeyboard: boolean
}

/**
 * As the `ref` of a container: when the focused control in it is removed, as with its variable, the focus goes to what took its place, or to what is
 * nearest.
 */
export function keepFocus(outer: HTMLElement | null): (() => void) | undefined {
  if (!outer) return undefined
  let place: Place | undefined
  const over = new AbortController()
  const { signal } = over
  const remember = ({ target }: FocusEvent) => {
    place = target instanceof HTMLElement ? placeOf(target, outer) : undefined
  }
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) place = undefined
  }
  outer.addEventListener('focusin', remember, { signal })
  outer.addEventListener('focusout', forget, { signal })
  const removals = new MutationObserver(() => {
    if (!place || outer.contains(place.element)) return
    const { activeElement } = document
    // a dialog takes the focus that its content loses
    if (!activeElement || activeElement.contains(outer)) nearest(place)?.focus()
    else place = undefined
  })
  removals.observe(outer, { childList: true, subtree: true })
  return () => {
    over.abort()
    removals.disconnect()
  }
}

function placeOf(element: HTMLElement, outer: HTMLElement): Place {
  const path: { within: Element; at: number }[] = []
  for (let at: Element = element; at !== outer && at.parentElement; at = at.parentElement)
    path.push({ within: at.parentElement, at: [...at.parentElement.children].indexOf(at) })
  return { element, path, isKeyboard: element.matches(':focus-visible') }
}

/** The same control of the next item, or of the one before; without items what else can be focused around there. */
function nearest({ element, path, isKeyboard }: Place): HTMLElement | undefined {
  const isWelcome = (found: HTMLElement) => isKeyboard || !found.matches(TYPED) // a keyboard on the screen would come up
  let item: Element = element
  for (const { within, at } of path) {
    if (within.isConnected) {
      const { [at]: next, [at - 1]: before } = within.children
      const order = focusable(item).indexOf(element)
      for (const sibling of [next, before]) {
        const controls = sibling ? focusable(sibling) : []
        const found = controls[Math.min(order, controls.length - 1)] ?? controls[0]
        if (found && sibling?.tagName === item.tagName) return found
      }
      const found = focusable(within).find(isWelcome)
      if (found) return found
    }
    item = within
  }
  return undefined
}

function focusable(within: Element): HTMLElement[] {
  const inside = [...within.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return within.matches(FOCUSABLE) && within instanceof HTMLElement ? [within, ...inside] : inside
}
