import { Plural, Trans } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { erase, hydrateHistory, useHistory } from './tool-history.ts'

/** The number of tool results on this device, with a button that deletes all. */
export function KeptEverywhere() {
  const { length } = useHistory()
  useEffect(() => void hydrateHistory(), [])
  if (length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
      <Plural value={length} one="# result is kept on this device." other="# results are kept on this device." />
      <Button size="sm" look="quiet" onClick={() => void erase(() => true)}>
        <Trash2 size={16} aria-hidden />
        <Trans>Erase all</Trans>
      </Button>
    </p>
  )
}
