interface Places {
  /** The keys of the coefficients of each term that stands alone. */
  readonly alone: readonly (readonly string[])[]
  /** Those of the model of all, in the order of its rows. */
  readonly keys: readonly string[]
  /** The script's name of the ratio. */
  readonly ratio: string
  /** Rows before those of the term in a model of its own: 1 where it has an intercept. */
  readonly before: number
}

/** Where a script holds the numbers of the table of terms alone and together: in `alone`, a list of matrices, and in the matrix `coefficients`. */
export function univariableCaptures({ alone, keys, ratio, before }: Places): Readonly<Record<string, string>> {
  const columns = [
    ['n', 'togetherN', 'n'],
    ['events', 'togetherEvents', 'events'],
    ['ratio', 'togetherRatio', ratio],
    ['interval.lower', 'togetherInterval.lower', 'lower'],
    ['interval.upper', 'togetherInterval.upper', 'upper'],
    ['p', 'togetherP', 'p'],
  ] as const
  const found: Record<string, string> = {}
  for (const [i, own] of alone.entries())
    for (const [k, key] of own.entries())
      for (const [path, joined, column] of columns) {
        found[`univariable/${key}/${path}`] = `alone[[${i + 1}]][${k + 1 + before}, "${column}"]`
        found[`univariable/${key}/${joined}`] = `coefficients[${keys.indexOf(key) + 1}, "${column}"]`
      }
  return found
}
