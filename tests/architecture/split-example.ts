import type { Example } from '#catalog/kit/example.ts'

/** The variable by which examples are split. */
export const SPLIT = 'facet'

/**
 * An example split by a variable of its own, whose levels have about equal parts of the rows, spread over the file. The last level has rows of one
 * neighbourhood only, so that groups may be absent from it.
 */
export function splitExample(example: Example, levels: readonly string[]): Example {
  const rows = Math.max(0, ...example.data.columns.map(({ values }) => values.length))
  const last = levels.length - 1
  const values = Array.from({ length: rows }, (_, row) =>
    row >= rows - Math.ceil(rows / levels.length) ? levels[last] : levels[(row * 7) % last],
  )
  const column = { id: SPLIT, name: 'Ward', measure: 'nominal', values: values as string[] } as const
  return {
    ...example,
    data: { ...example.data, columns: [...example.data.columns, column] },
    options: { ...example.options, splitBy: SPLIT },
  }
}
