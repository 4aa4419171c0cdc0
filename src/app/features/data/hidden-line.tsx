import { Plural, Trans } from '@lingui/react/macro'
import { showColumns } from '../../data/hidden-columns.ts'
import { ownData } from '../../data/own-data.ts'
import { Button } from '../../ui/button.tsx'

/** How many columns the grid does not show, and a way to show them again. */
export function HiddenLine({ dataset, count }: { dataset: string; count: number }) {
  return (
    <p className="flex items-center gap-1 text-sm text-ink-3">
      <Plural value={count} one="# column hidden" other="# columns hidden" />
      <Button look="quiet" onClick={() => void showColumns(ownData().database, dataset)}>
        <Trans>Show</Trans>
      </Button>
    </p>
  )
}
