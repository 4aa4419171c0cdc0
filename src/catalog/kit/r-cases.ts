import { rColumn } from './r-code.ts'
import type { ScriptData } from './r-script.ts'

/** Parts of the script of a method that counts: by the rows, or by the frequency weight that it takes itself. */

/** Lines after which `w` holds the cases of each row of `d`; none without a weight. */
export function rCaseLines(data: ScriptData): readonly string[] {
  if (data.ownWeight === undefined) return []
  const weight = rColumn(data, data.ownWeight.variable)
  return [`d <- d[which(is.finite(${weight}) & ${weight} > 0), ]`, `w <- ${weight} # cases of each row`]
}

/** The cases in rows for which an R condition holds. */
export function rSum({ ownWeight }: ScriptData, rows: string): string {
  return ownWeight === undefined ? `sum(${rows})` : `sum(w[${rows}])`
}

/** The table of factors, given as R expressions of their elements in `rows`: all rows unless it says which. */
export function rTable({ ownWeight }: ScriptData, factors: readonly string[], rows?: string): string {
  if (ownWeight === undefined) return `table(${factors.join(', ')})`
  const w = rows === undefined ? 'w' : `w[${rows}]`
  return `tapply(${w}, ${factors.length === 1 ? factors[0] : `list(${factors.join(', ')})`}, sum, default = 0)`
}
