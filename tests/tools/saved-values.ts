import type { Done } from '#catalog/kit/outcome.ts'

/** Cells of a saved column that are compared with R one by one; how many there are and their size are compared for the whole column. */
const MOST = 12

/** What `savedCaptures` makes R say of the saved columns, by path: `saved/<id>/<k>`. */
export function savedValues({ savedColumns }: Done): ReadonlyMap<string, number | string | null> {
  return new Map(
    savedColumns.flatMap(({ id, values }) => {
      const present = values.filter((value) => typeof value === 'number')
      const size = Math.hypot(...present)
      const cells = positions(values.length).map((at) => values[at] ?? null)
      return [present.length, size, ...cells].map((value, k) => [`saved/${id}/${k}`, value] as const)
    }),
  )
}

/** Captures of the columns that an entry's script can save. */
export function savedCaptures(expressions: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(expressions).map(([id, expression]) => [
      `saved/${id}`,
      `local({ v <- as.vector(${expression}); v[!is.finite(v)] <- NA; n <- length(v); c(sum(!is.na(v)), sqrt(sum(v^2, na.rm = TRUE)), v[if (n <= ${MOST}) seq_len(n) else 1 + floor((n - 1) * (0:${MOST - 1}) / ${MOST - 1})]) })`,
    ]),
  )
}

function positions(length: number): readonly number[] {
  if (length <= MOST) return Array.from({ length }, (_, i) => i)
  return Array.from({ length: MOST }, (_, k) => Math.floor(((length - 1) * k) / (MOST - 1)))
}
