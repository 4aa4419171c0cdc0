import { useEffect } from 'react'

function goToFirstError({ target }: Event): void {
  // the form marks its invalid fields while it handles the same event
  requestAnimationFrame(() => {
    const first = target instanceof HTMLFormElement && target.querySelector('[aria-invalid=true]')
    if (first instanceof HTMLElement) first.focus()
  })
}

/** Moves the focus to the first invalid field when any form refuses to be submitted. */
export function GoToFirstError() {
  useEffect(() => {
    addEventListener('submit', goToFirstError)
    return () => removeEventListener('submit', goToFirstError)
  }, [])
  return null
}
