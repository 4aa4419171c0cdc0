import { useEffect } from 'react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { useOpened } from '../../../opened/use-opened.ts'

export interface OpenedVariables {
  readonly dataset: string
  readonly columns: readonly ColumnInfo[]
}

interface Props {
  dataset: string
  onOpened: (opened: OpenedVariables) => void
}

/** Opens the dataset and passes its variables on: only when they are asked for, because that reads the whole dataset. */
export function OpenedColumns({ dataset, onOpened }: Props) {
  const { opened } = useOpened(dataset)
  const columns = opened?.dictionary.columns
  useEffect(() => {
    if (columns) onOpened({ dataset, columns })
  }, [dataset, columns, onOpened])
  return null
}
