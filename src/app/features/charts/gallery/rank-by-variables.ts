import { chartFamilyIds } from '#catalog/kit/chart-family.ts'
import type { ChartLabel } from '#catalog/kit/chart-labels.ts'
import { compareFits, fitOfColumns } from '#catalog/kit/options/fit-of-columns.ts'
import type { EntryTitle, KeywordsById } from '#catalog/kit/summary.ts'
import type { ColumnType, Measure } from '#engine/frame/frame.ts'

interface Ranked {
  /** Charts that draw exactly these columns. */
  readonly complete: readonly EntryTitle[]
  /** Charts that draw them together with others. */
  readonly partial: readonly EntryTitle[]
}

type Column = { readonly measure: Measure; readonly type: ColumnType }

/**
 * The charts in which every chosen column has a place: first those made for data of this shape, in the order of the families, because a
 * specialised chart such as a ROC curve would often fit best; within a family by how well the roles fit.
 */
export function rankByVariables(
  charts: readonly EntryTitle[],
  keywords: KeywordsById,
  columns: readonly Column[],
): Ranked {
  const shape = shapeOf(columns)
  const fitting = charts
    .flatMap((chart) => {
      const { needs = [], roles = [], labels = [] } = keywords[chart.id] ?? {}
      const fit = fitOfColumns(columns, { needs, roles })
      const family = (chartFamilyIds as readonly string[]).indexOf(chart.family)
      return fit ? [{ chart, fit, family, other: labels.includes(shape) ? 0 : 1 }] : []
    })
    .toSorted((a, b) => a.other - b.other || a.family - b.family || compareFits(a.fit, b.fit))
  const withMissing = (isMissing: boolean) =>
    fitting.filter(({ fit }) => fit.missing > 0 === isMissing).map(({ chart }) => chart)
  return { complete: withMissing(false), partial: withMissing(true) }
}

function shapeOf(columns: readonly Column[]): ChartLabel {
  const numbers = columns.filter(({ measure }) => measure === 'continuous').length
  const categories = columns.length - numbers
  if (numbers > 0 && categories > 0) return 'numeric-category'
  if (columns.length > 2) return 'matrix'
  if (numbers > 0) return numbers === 1 ? 'one-numeric' : 'two-numeric'
  return categories === 1 ? 'one-category' : 'two-categories'
}
