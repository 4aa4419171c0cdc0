import type { LevelRef } from '../../kit/outcome/outcome.ts'

/** The longest scale that can be read: 0 to 10. */
export const maxAnswers = 11

/** The answers of one item, in its own order. */
export interface ItemLevels {
  readonly variable: string
  readonly levels: readonly (number | string)[]
}

/**
 * The common answers of items, lowest first. Numbers ascend, with the whole numbers between them that nobody chose; texts keep the order of
 * the items. Undefined if there are more than `maxAnswers`.
 */
export function scaleLevels(items: readonly ItemLevels[]): readonly LevelRef[] | undefined {
  const found = new Map<number | string, LevelRef>()
  for (const { variable, levels } of items)
    for (const level of levels) if (!found.has(level)) found.set(level, { variable, level })
  const numbers = [...found.keys()].filter((level) => typeof level === 'number')
  if (found.size > maxAnswers) return undefined
  if (numbers.length < found.size) return [...found.values()]
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  const isWhole = numbers.every(Number.isInteger) && high - low < maxAnswers
  const all = isWhole ? Array.from({ length: high - low + 1 }, (_, k) => low + k) : numbers.toSorted((a, b) => a - b)
  return all.map((level) => found.get(level) ?? { variable: items[0]?.variable ?? '', level })
}
