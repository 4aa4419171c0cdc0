import { Trans } from '@lingui/react/macro'
import { SkipButton } from '../../ui/skip-button.tsx'

function skip(): void {
  const main = document.getElementById('main')
  if (!main) return
  main.tabIndex = -1
  main.focus()
}

/** The first focus stop of a page. */
export function SkipLink() {
  return (
    <SkipButton onSkip={skip}>
      <Trans>Skip to the content</Trans>
    </SkipButton>
  )
}
