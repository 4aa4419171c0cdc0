/** Ids of the columns in a stored formula. */
export function formulaColumns(formula: string): string[] {
  const withoutTexts = formula.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '')
  return Array.from(new Set(Array.from(withoutTexts.matchAll(/\{([^}]+)\}/g), (m) => m[1] ?? '')))
}

export const longestFormula = 10_000
