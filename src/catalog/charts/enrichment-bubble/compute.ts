import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { codedColumn } from '#engine/frame/coded-column.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { missingMask } from '#engine/frame/usable.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { EnrichmentData, EnrichmentGroup } from './data.ts'
import { definition } from './definition.ts'
import { columnOf, readRatios } from './read-ratios.ts'

type Options = OptionsOf<typeof definition>

const maxCategories = 12

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { label, p, x, size, category, pCut, most, shape, order, colours } = options
  const by = category === null ? undefined : columnById(frame, category)
  if (by !== undefined && hasMoreLevels(by, maxCategories))
    return rejected(definition, 'too-many-groups', 'category', { group: { variable: by.id }, max: maxCategories })
  const unnamed = missingMask(columnOf(frame, label))
  const ps = numericColumn(frame, p).values
  await context.checkpoint()
  const ratios = x === null ? null : await readRatios(frame, x, context)
  context.progress(0.3)
  const sizes = size === null ? null : numericColumn(frame, size).values
  const sizeOf = sizes === null ? (ratios?.part ?? null) : (row: number) => sizes[row] as number
  const categories = category === null ? null : codedColumn(frame, category)
  await context.checkpoint()
  const chosen = (categories?.levels ?? [null]).map((): number[] => [])
  const counts = chosen.map(() => 0)
  const lost = { label: 0, p: 0, x: 0, category: 0, invalid: 0 }
  let [n, least] = [0, 1]
  for (let i = 0; i < frame.rows; i++) {
    if (i % 8192 === 0) {
      context.progress(0.3 + (0.7 * i) / frame.rows)
      await context.checkpoint()
    }
    const [value, at, genes] = [ps[i] as number, ratios?.value(i) ?? 0, sizeOf?.(i) ?? 0]
    const group = categories === null ? 0 : (categories.codes[i] as number)
    if (unnamed[i] === 1) lost.label++
    else if (Number.isNaN(value)) lost.p++
    else if (Number.isNaN(at)) lost.x++
    else if (group < 0) lost.category++
    else if (value < 0 || value > 1 || !Number.isFinite(at) || genes < 0 || genes === Number.POSITIVE_INFINITY)
      lost.invalid++
    else {
      n++
      if (value > 0 && value < least) least = value
      if (value > pCut) continue
      counts[group] = (counts[group] as number) + 1
      insert(chosen[group] as number[], i, ps, most)
    }
  }
  if (n === 0) return rejected(definition, 'no-terms', x === null ? 'p' : 'x')
  if (chosen.every((rows) => rows.length === 0))
    return rejected(definition, 'none-below', 'pCut', { n, cut: { p: pCut } })
  const significance = (row: number) => -Math.log10(ps[row] === 0 ? least / 10 : (ps[row] as number)) + 0
  const across = (row: number) => ratios?.value(row) ?? significance(row)
  const groups = chosen.flatMap((rows, k): EnrichmentGroup[] => {
    if (rows.length === 0) return []
    const level = categories?.levels[k]?.value
    const placed = rows.toSorted((a, b) => (order === 'p' ? 0 : order === 'x' ? across(b) - across(a) || a - b : a - b))
    return [
      {
        category: category === null || level === undefined ? null : { variable: category, level },
        n: counts[k] as number,
        terms: cellsOfRows(columnOf(frame, label), placed).map((name) => ({ variable: label, level: name ?? '' })),
        x: placed.map(across),
        y: placed.map(significance),
        size:
          sizeOf === null
            ? []
            : placed.map((row) => {
                const genes = sizeOf(row)
                return Number.isNaN(genes) ? null : genes
              }),
      },
    ]
  })
  const zeros = chosen.flat().filter((row) => ps[row] === 0).length
  const data: EnrichmentData = {
    of: {
      p: { variable: p },
      x: x === null ? null : { variable: x },
      size: size === null ? (sizeOf === null ? null : 'ratio') : { variable: size },
    },
    show: { shape, order, colours, pCut, most },
    capped: zeros > 0,
    groups,
  }
  return chartAnswer(
    data,
    {
      total: frame.rows,
      used: n,
      excluded: [
        ...exclusion(label, 'missing', lost.label),
        ...exclusion(p, 'missing', lost.p),
        ...exclusion(x, 'missing', lost.x),
        ...exclusion(category, 'missing', lost.category),
        ...exclusion(x ?? p, 'invalid', lost.invalid),
      ],
    },
    [
      lost.invalid > 0 && warning(definition, 'invalid-rows', { n: lost.invalid }),
      zeros > 0 && notice(definition, 'zero-p', { n: zeros }),
    ],
  )
}

/** Keeps the rows with the smallest P in their order, at most `most`; of equal ones the first. */
function insert(rows: number[], row: number, ps: Float64Array, most: number): void {
  const p = ps[row] as number
  let at = rows.length
  while (at > 0 && p < (ps[rows[at - 1] as number] as number)) at--
  if (at === most) return
  rows.splice(at, 0, row)
  if (rows.length > most) rows.pop()
}
