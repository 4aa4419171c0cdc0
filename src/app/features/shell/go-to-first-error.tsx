import { useEffect } from 'react'

function goToFirstError({ target }: Event): void {
  // the form marks its faults in the same event
  requestAnimationFrame(() => {
    const first = target instanceof HTMLFormElement && target.querySelector('[aria-invalid=true]')
    if (first instanceof HTMLElement) first.focus()
  })
}

/** After a refused submit of any form the focus is at its first faulty field. */
export function GoToFirstError() {
  useEffect(() => {
    addEventListener('submit', goToFirstError)
    return () => removeEventListener('submit', goToFirstError)
  }, [])
  return null
}
