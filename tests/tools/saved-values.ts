import type { Done } from '#catalog/kit/outcome.ts'
import { summaryInR, summaryOf } from './summarised.ts'

/** What `savedCaptures` makes R say of the saved columns, by path: `saved/<id>/<k>`. */
export function savedValues({ savedColumns }: Done): ReadonlyMap<string, number | string | null> {
  return new Map(
    savedColumns.flatMap(({ id, values }) => summaryOf(values).map((value, k) => [`saved/${id}/${k}`, value] as const)),
  )
}

/** Captures of the columns that an entry's script can save. */
export function savedCaptures(expressions: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(expressions).map(([id, expression]) => [`saved/${id}`, summaryInR(expression)]),
  )
}
