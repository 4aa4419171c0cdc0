import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { Plus, Table2, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Dataset } from '../../data/datasets/dataset.ts'
import { deleteDataset } from '../../data/datasets/delete-dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { showDeleted } from '../../history/show-deleted.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { loadPart } from '../../loading/load-part.ts'
import { holdsPlans } from '../../plans/plans-dataset.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Loaded separately, because it needs the connection to the engine and the page should not wait for that. */
const DatasetCounts = lazy(async () => ({
  default: (await loadPart(() => import('./dataset-counts.tsx'), 'own')).DatasetCounts,
}))

/** The largest file whose rows are counted for the card: opening a larger one would keep the device busy. */
const COUNTED_BYTES = 30_000_000

export function DatasetCard({ dataset }: { dataset: Dataset }) {
  const { t } = useLingui()
  const [deleting, setDeleting] = useState(false)
  const found = useLiveQuery(async () => {
    const below = ownData().database.records.where('parent').equals(dataset.id)
    const rows = await below.filter((row) => row.deleted === 0).toArray()
    return {
      steps: rows.filter(({ kind }) => kind === 'step').length,
      analyses: rows.filter(({ kind }) => kind === 'analysis').length,
    }
  }, [dataset.id])
  const search = { dataset: dataset.id }
  return (
    <li className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-base font-semibold">{dataset.name}</h3>
          <p className="truncate text-sm text-ink-3">
            {dataset.sourceName} · {fileSize(dataset.sourceSize)} ·{' '}
            <Plural
              value={dataset.schema.columns.filter((column) => column.include).length}
              one="# variable"
              other="# variables"
            />
          </p>
          <p className="text-sm text-ink-3">
            {dataset.sourceSize > COUNTED_BYTES || holdsPlans(dataset) ? null : (
              <Suspense>
                <DatasetCounts dataset={dataset.id} />
              </Suspense>
            )}
            <Plural value={found?.steps ?? 0} one="# step" other="# steps" /> ·{' '}
            <Plural value={found?.analyses ?? 0} one="# analysis" other="# analyses" />
          </p>
        </div>
        <Button look="quiet" size="field-icon" aria-label={t`Delete ${dataset.name}`} onClick={() => setDeleting(true)}>
          <Trash2 size={16} aria-hidden />
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild size="sm" className="max-sm:h-11 max-sm:px-4">
          <Link to="/dataHandle/show" search={search}>
            <Table2 size={15} aria-hidden />
            <Trans>Data</Trans>
          </Link>
        </Button>
        <Button asChild size="sm" className="max-sm:h-11 max-sm:px-4" look="primary">
          <Link to="/dataAnalysis/show" search={search}>
            <Plus size={15} aria-hidden />
            <Trans>Analyse</Trans>
          </Link>
        </Button>
        <Button asChild size="sm" className="max-sm:h-11 max-sm:px-4">
          <Link to="/statistical/detail" search={search}>
            <Plus size={15} aria-hidden />
            <Trans>Draw</Trans>
          </Link>
        </Button>
      </div>
      {deleting ? (
        <Dialog
          open
          onOpenChange={() => setDeleting(false)}
          title={t`Delete “${dataset.name}”?`}
          closeLabel={t`Close`}
          footer={
            <>
              <Button onClick={() => setDeleting(false)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button
                look="danger"
                onClick={() => void deleteDataset(dataset.id).then((order) => showDeleted(dataset.name, order))}
              >
                <Trans>Delete</Trans>
              </Button>
            </>
          }
        >
          <p className="text-ink-2">
            <Trans>
              The dataset disappears with its steps and analyses from all your devices. You can restore it for 30 days.
            </Trans>
          </p>
        </Dialog>
      ) : null}
    </li>
  )
}
