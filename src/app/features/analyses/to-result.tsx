import { Trans } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { useIsBelow } from '../../ui/use-is-below.ts'

interface Props {
  section: RefObject<HTMLElement | null>
  onGo: () => void
}

/** A link to the result, for phones, if it is below the form. */
export function ToResult({ section, onGo }: Props) {
  const isBelow = useIsBelow(section)
  if (!isBelow) return null
  return (
    <Button look="raised" className="fixed right-4 bottom-20 z-20 lg:hidden print:hidden" onClick={onGo}>
      <ArrowDown size={16} aria-hidden />
      <Trans>To the result</Trans>
    </Button>
  )
}
