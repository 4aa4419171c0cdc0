import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { type Dataset, readDataset } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { DataFile } from '../../import/data-file.tsx'
import { ImportSettingsDialog } from '../../import/import-settings-dialog.tsx'

/** The import settings of a dataset; another sheet, encoding or header makes another dataset of the same file. */
export function ImportSettings({ dataset: id, onClose }: { dataset: string; onClose: () => void }) {
  const dataset = useLiveQuery(() => readDataset(ownData().database, id), [id])
  const [file, setFile] = useState<File>()
  if (!dataset) return null
  if (file) return <DataFile file={file} project={dataset.project} isAsked onClose={onClose} />
  return (
    <ImportSettingsDialog
      dataset={dataset}
      onClose={onClose}
      onOther={() => void sourceFile(dataset).then((source) => (source ? setFile(source) : onClose()))}
    />
  )
}

/** The file as this device has it; undefined if it has none. */
async function sourceFile({ sourceSha256, sourceName }: Dataset): Promise<File | undefined> {
  const source = await ownData().database.sources.get(sourceSha256)
  return source && new File([source.blob], sourceName, { lastModified: source.importedAt })
}
