import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { ArchiveRestore } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ownData } from '../../data/own-data.ts'
import { listDeleted } from '../../data/recycle-bin/deleted-records.ts'
import { loadPart } from '../../loading/load-part.ts'
import { Button } from '../../ui/button.tsx'

const RecycleBin = lazy(async () => ({
  default: (await loadPart(() => import('./recycle-bin.tsx'), 'own')).RecycleBin,
}))

/** Opens what was deleted in the last 30 days, of one project or of all; absent if there is nothing. */
export function RecycleBinButton({ project }: { project?: string }) {
  const [open, setOpen] = useState(false)
  const records = useLiveQuery(() => listDeleted(ownData().database, Date.now(), project), [project])
  if (!records || (records.length === 0 && !open)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <ArchiveRestore size={16} aria-hidden />
        <Trans>Recycle bin</Trans>
        <span className="text-ink-3 tabular-nums">{records.length}</span>
      </Button>
      {open ? (
        <Suspense>
          <RecycleBin records={records} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
