import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  ChartColumn,
  ChartLine,
  CopyPlus,
  FileText,
  FolderOpen,
  LayoutGrid,
  SlidersHorizontal,
  Table2,
} from 'lucide-react'
import { useState } from 'react'
import { RESTORABLE_MS } from '#contract/records/recycle-bin.ts'
import { type DeletedRecord, restore } from '../../data/recycle-bin/deleted-records.ts'
import { dateOnly } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const icons = {
  project: FolderOpen,
  dataset: Table2,
  analysis: ChartLine,
  chart: ChartColumn,
  'figure-page': LayoutGrid,
  report: FileText,
  'figure-style': SlidersHorizontal,
  template: CopyPlus,
}
const DAY_MS = 86_400_000

/** What was deleted, with its place, its days left, and a button that restores it. */
export function RecycleBin({ records, onClose }: { records: readonly DeletedRecord[]; onClose: () => void }) {
  const { t } = useLingui()
  const [now] = useState(() => Date.now())
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t`Recycle bin`}
      description={t`What you delete can be restored for 30 days, with everything in it. Until then it counts in your storage; after that its data are removed for good.`}
      closeLabel={t`Close`}
    >
      {records.length === 0 ? (
        <p className="py-6 text-center text-ink-2">
          <Trans>The recycle bin is empty.</Trans>
        </p>
      ) : (
        <ul>
          {records.map((record) => {
            const Icon = icons[record.kind]
            const days = Math.max(1, Math.ceil((record.deletedAt + RESTORABLE_MS - now) / DAY_MS))
            return (
              <li key={record.id} className="flex items-center gap-3 border-t border-line py-3 first:border-t-0">
                <Icon size={18} aria-hidden className="shrink-0 text-ink-3" />
                <div className="min-w-0 flex-1">
                  <p className="truncate text-sm font-medium">{record.title}</p>
                  <p className="text-xs text-ink-3">
                    {[...record.path, dateOnly(record.deletedAt)].join(' · ')}
                    {' · '}
                    <Plural value={days} one="# day left" other="# days left" />
                  </p>
                </div>
                <Button size="sm" aria-label={t`Restore ${record.title}`} onClick={() => void restore(record)}>
                  <Trans>Restore</Trans>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </Dialog>
  )
}
