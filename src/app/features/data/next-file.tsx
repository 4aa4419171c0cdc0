import { useLiveQuery } from 'dexie-react-hooks'
import { readDataset } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { NextFileDialog } from '../../import/next-file-dialog.tsx'

/** A file that takes the place of the source of a dataset. */
export function NextFile({ dataset: id, file, onClose }: { dataset: string; file: File; onClose: () => void }) {
  const dataset = useLiveQuery(() => readDataset(ownData().database, id), [id])
  return dataset ? <NextFileDialog dataset={dataset} file={file} onClose={onClose} /> : null
}
