import { useMemo } from 'react'
import type { ColumnInfo, DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { ColumnType, Measure } from '#engine/frame/frame.ts'

interface Accepting {
  readonly accepts: readonly Measure[]
  readonly types?: readonly ColumnType[]
}

interface Acceptable {
  readonly fitting: readonly ColumnInfo[]
  /** Number of other variables. */
  readonly others: number
}

/** The variables that an option accepts; a stable object while dictionary and question are unchanged. */
export function useAcceptableVariables(
  dictionary: DataDictionary,
  { accepts, types = ['number', 'text'] }: Accepting,
): Acceptable {
  const [measures, kinds] = [accepts.join(), types.join()]
  return useMemo(() => {
    const [asked, of] = [measures.split(','), kinds.split(',')]
    const fitting = dictionary.columns.filter(({ measure, type }) => asked.includes(measure) && of.includes(type))
    return { fitting, others: dictionary.columns.length - fitting.length }
  }, [dictionary, measures, kinds])
}
