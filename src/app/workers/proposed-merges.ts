import type { Column } from '#engine/frame/frame.ts'
import { missingTexts } from '#engine/frame/missing-values.ts'
import { type Cluster, type Likeness, maxCompared, proposeMerges } from '#engine/frame/propose-merges.ts'

export interface ProposedMerges {
  readonly clusters: readonly Cluster[]
  /** Different texts of the variable. */
  readonly distinct: number
  /** They are more than can be compared with each other. */
  readonly tooMany: boolean
}

/** Categories of a text variable that may mean the same; undefined if it is no text variable. */
export function proposedMerges(columns: readonly Column[], id: string, likeness: Likeness): ProposedMerges | undefined {
  const column = columns.find((one) => one.id === id)
  if (column?.type !== 'text') return undefined
  const isMissing = missingTexts(column)
  const counts = new Float64Array(column.dictionary.length)
  for (const code of column.codes) if (code >= 0) counts[code] = (counts[code] as number) + 1
  const texts = column.dictionary
    .map((text, code) => ({ text, count: counts[code] as number }))
    .filter(({ text, count }) => count > 0 && !isMissing(text))
  const tooMany = likeness === 'nearest' && texts.length > maxCompared
  return { clusters: proposeMerges(texts, likeness), distinct: texts.length, tooMany }
}
