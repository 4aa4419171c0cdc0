import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, Lock, LockOpen, Scale } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { loadPart } from '../../loading/load-part.ts'
import type { FrozenBlocks } from '../../report/document/block-content.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuText } from '../../ui/menu.tsx'
import type { EditedBlock } from './editor/schema.ts'
import type { ReportContents } from './generated-blocks.tsx'
import { isResult } from './result-blocks.ts'
import type { ReportChanges } from './use-changes.ts'
import type { Freezing } from './use-freezing.ts'

const SubmissionChanges = lazy(() => loadPart(() => import('./submission-changes.tsx'), 'own'))

interface Props {
  contents: ReportContents
  frozen: FrozenBlocks
  changes: ReportChanges
  freezing: Freezing
  /** Writes the numbers of results in the texts as plain text. */
  onFreezeAll: () => void
}

/** What is done with all results of a report. */
export function FreezeMenu({ contents, frozen, changes: { changes, see }, freezing, onFreezeAll }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const blocks = useMemo(() => contents.blocks.filter(isResult), [contents.blocks])
  const labelOf = ({ id, type }: EditedBlock) => {
    const number = contents.numbers.get(id) ?? 0
    return type === 'table' ? t`Table ${number}` : type === 'figure' ? t`Figure ${number}` : t`Reading`
  }
  const live = blocks.filter(({ id, source }) => source && !frozen.has(id))
  const thawable = blocks.filter(({ id, source }) => source && frozen.has(id)).map(({ id }) => id)
  const changed = live.filter(({ id }) => changes.has(id)).map(({ id }) => id)
  const run = async (work: Promise<void>) => {
    setBusy(true)
    await work.finally(() => setBusy(false))
  }
  return (
    <>
      <Menu
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button size="sm" className="max-sm:size-11 max-sm:px-0" disabled={isBusy}>
            <Lock size={15} aria-hidden />
            <span className="max-sm:sr-only">
              <Trans>Freeze</Trans>
            </span>
          </Button>
        }
      >
        {blocks.length === 0 ? <MenuText>{t`The report has no results yet.`}</MenuText> : null}
        {live.length > 0 ? (
          <MenuItem
            icon={<Lock size={15} aria-hidden />}
            onSelect={() => {
              onFreezeAll()
              void run(freezing.freeze(live))
            }}
          >
            {t`Freeze all results`}
          </MenuItem>
        ) : null}
        {thawable.length > 0 ? (
          <MenuItem icon={<LockOpen size={15} aria-hidden />} onSelect={() => void run(freezing.thaw(thawable))}>
            {t`Make all results live`}
          </MenuItem>
        ) : null}
        {frozen.size > 0 ? (
          <MenuItem icon={<Scale size={15} aria-hidden />} onSelect={() => setComparing(true)}>
            {t`Changes since submission …`}
          </MenuItem>
        ) : null}
        {changed.length > 0 ? (
          <MenuItem icon={<Eye size={15} aria-hidden />} onSelect={() => see(changed)}>
            {t`Mark all changes as seen`}
          </MenuItem>
        ) : null}
      </Menu>
      {isComparing ? (
        <Suspense>
          <SubmissionChanges
            blocks={blocks.filter(({ id }) => frozen.has(id)).map((block) => ({ id: block.id, label: labelOf(block) }))}
            changes={changes}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
