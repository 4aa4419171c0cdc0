export interface Named {
  readonly role:
    | 'button'
    | 'link'
    | 'textbox'
    | 'combobox'
    | 'tab'
    | 'checkbox'
    | 'menuitem'
    | 'heading'
    | 'image'
    | 'file'
  /** The accessible name, or its beginning. Of several elements with exactly this name the last is meant: a dialog comes after the page below it. */
  readonly name: string
}

/**
 * Runs in the page: finds the visible, enabled element with this role and name, marks it, and returns a selector of the mark, or null. Only some
 * drivers can look up elements by accessible name themselves.
 */
export function findNamed({ role, name }: Named): string | null {
  const selectors = {
    button: 'button:not([role]), [role=button], summary',
    link: 'a[href]:not([role])',
    textbox: 'input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea',
    combobox: 'select',
    tab: '[role=tab]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    menuitem: '[role=menuitem]',
    heading: 'h1, h2, h3, [role=heading]',
    image: 'img, [role=img]',
    file: 'input[type=file]',
  }
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const byIds = (ids: string | null) =>
    ids
      ? ids
          .split(' ')
          .map((id) => textOf(document.getElementById(id)))
          .join(' ')
      : ''
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map(textOf).join(' ') : ''
    return (
      byIds(element.getAttribute('aria-labelledby')) ||
      element.getAttribute('aria-label') ||
      labels ||
      element.getAttribute('alt') ||
      textOf(element) ||
      element.getAttribute('title') ||
      ''
    ).trim()
  }
  const isUsable = (element: Element) =>
    role === 'file' || (element.checkVisibility() && !(element as HTMLButtonElement).disabled)
  const all = [...document.querySelectorAll(selectors[role])].filter(isUsable)
  const exact = all.filter((element) => nameOf(element) === name)
  const found = exact.at(-1) ?? all.find((element) => nameOf(element).startsWith(name))
  if (!found) return null
  const mark = found.getAttribute('data-found') ?? String(Math.random()).slice(2)
  found.setAttribute('data-found', mark)
  return `[data-found="${mark}"]`
}
