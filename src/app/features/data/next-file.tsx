import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, Suspense, useState } from 'react'
import { readDataset } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { NextFileDialog } from '../../import/next-file-dialog.tsx'
import { loadPart } from '../../loading/load-part.ts'
import { changesSince, keptOutcomes, questionsOf } from '../../report/changes/answer-pairs.ts'

const ChangesDialog = lazy(() => loadPart(() => import('../../report/changes/changes-dialog.tsx'), 'own'))

/** A file that takes the place of the source of a dataset; then what its results have otherwise. */
export function NextFile({ dataset: id, file, onClose }: { dataset: string; file: File; onClose: () => void }) {
  const { t } = useLingui()
  const [isKept, setKept] = useState(false)
  const dataset = useLiveQuery(() => readDataset(ownData().database, id), [id])
  // as they were when the dialog opened: computing them again replaces them
  const [before] = useState(async () => {
    const { database } = ownData()
    const found = await readDataset(database, id)
    return found ? keptOutcomes(database, await questionsOf(database, found)) : new Map<string, never>()
  })
  if (!dataset) return null
  if (!isKept) {
    const kept = () => void before.then(({ size }) => (size === 0 ? onClose() : setKept(true)))
    return <NextFileDialog dataset={dataset} file={file} onClose={onClose} onKept={kept} />
  }
  return (
    <Suspense>
      <ChangesDialog
        title={t`What changed in ${dataset.name}`}
        description={t`The results with the new data, beside those with the former file.`}
        before={t`Before`}
        after={t`Now`}
        compare={async (language, watch) => changesSince(dataset, await before, language, watch)}
        onClose={onClose}
      />
    </Suspense>
  )
}
