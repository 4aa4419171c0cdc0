import { useEffect } from 'react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { useOpened } from '../../../opened/use-opened.ts'

interface Props {
  dataset: string
  onOpened: (columns: readonly ColumnInfo[]) => void
}

/** Opens the dataset and passes its variables on: only when they are asked for, because that reads the whole dataset. */
export function OpenedColumns({ dataset, onOpened }: Props) {
  const { opened } = useOpened(dataset)
  const columns = opened?.dictionary.columns
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onOpened` is another function each time
  useEffect(() => {
    if (columns) onOpened(columns)
  }, [columns])
  return null
}
