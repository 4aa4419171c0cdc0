import { Trans } from '@lingui/react/macro'

function skip(): void {
  const main = document.getElementById('main')
  if (!main) return
  main.tabIndex = -1
  main.focus()
}

/** The first stop of the Tab key, visible while it has the focus. It is a button because pages use the fragment of their address themselves. */
export function SkipLink() {
  return (
    <button
      type="button"
      className="fixed top-2 left-2 z-60 rounded-md bg-raised px-4 py-3 text-sm font-semibold text-accent shadow-raised not-focus:sr-only"
      onClick={skip}
    >
      <Trans>Skip to the content</Trans>
    </button>
  )
}
