interface Places {
  /** The keys of the coefficients of each univariable model. */
  readonly alone: readonly (readonly string[])[]
  /** Those of the multivariable model, in the order of its rows. */
  readonly keys: readonly string[]
  /** The script's name of the ratio. */
  readonly ratio: string
  /** Rows before those of the term in a univariable model: 1 if it has an intercept. */
  readonly before: number
}

/** Captures of the table of univariable and multivariable models: in `alone`, a list of matrices, and in the matrix `coefficients`. */
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
