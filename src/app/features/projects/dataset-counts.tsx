import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { missingShare } from '../../opened/missing-share.ts'
import { useOpened } from '../../opened/use-opened.ts'
import { ask } from '../../workers/bridge.ts'
import type { OpenedDataset } from '../../workers/open-dataset.ts'

/** The number of rows and the share of missing cells after all steps. Empty until they are counted, and if the rows are not on this device. */
export function DatasetCounts({ dataset }: { dataset: string }) {
  const { opened } = useOpened(dataset)
  const missing = useMissing(opened)
  if (!opened) return null
  const share = missing === undefined ? undefined : missingShare(missing)
  return (
    <>
      <Plural value={opened.rows} one="# row" other="# rows" /> ·{' '}
      {missing === undefined ? null : (
        <>{share === undefined ? <Trans>nothing missing</Trans> : <Trans>{share} missing</Trans>} · </>
      )}
    </>
  )
}

/** Counts the missing cells of all columns. */
function useMissing(opened: OpenedDataset | undefined) {
  const [counted, setCounted] = useState<{
    readonly version: string
    readonly missing: number
    readonly rows: number
  }>()
  useEffect(() => {
    if (!opened) return
    const { version, dictionary } = opened
    let isNewest = true
    const columns = dictionary.columns.map(({ id }) => id)
    const count = async () => {
      const summaries = (await ask((engine) => engine.columnSummaries(version, columns))) ?? []
      const found = summaries.filter((summary) => summary !== undefined)
      const sum = (of: 'missing' | 'rows') => found.reduce((total, summary) => total + summary[of], 0)
      if (isNewest && found.length === columns.length)
        setCounted({ version, missing: sum('missing'), rows: sum('rows') })
    }
    count().catch(() => undefined) // the data page tells why the data cannot be opened
    return () => {
      isNewest = false
    }
  }, [opened])
  return counted?.version === opened?.version && counted && counted.rows > 0 ? counted : undefined
}
