import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { factor } from '#engine/frame/factor.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { levelCodes } from '#engine/frame/level-codes.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { usable } from '#engine/frame/usable.ts'
import {
  standardisedDifferenceOfCounts,
  weightedDifference,
} from '#engine/methods/description/standardised-difference.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { MAX_LINES } from '../../kit/figures/continued.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer, Exclusion, LevelRef, Rejected, VariableRef } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { LovePlotData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxLevels = 20
const thresholds = { one: [0.1], two: [0.1, 0.2], none: [] }

/** Differences with their sign; NaN or infinite if there is none. */
interface Line {
  readonly name: VariableRef | LevelRef | null
  readonly differences: readonly number[]
  /** More than two levels together. */
  readonly isDistance?: boolean
}

interface Read {
  readonly lines: readonly Line[]
  readonly groups: LovePlotData['groups']
  readonly stages: LovePlotData['stages']
  readonly used: number
  readonly excluded: readonly Exclusion[]
  readonly badWeights: number
}

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { source, measure, connect, order } = options
  const read = source === 'table' ? tableLines(frame, options) : await rowLines(frame, options, context)
  if ('status' in read) return read
  if (read.lines.length > MAX_LINES)
    return rejected(definition, 'too-many-lines', source === 'table' ? 'label' : 'covariates', { max: MAX_LINES })
  if (!read.lines.some(({ differences }) => differences.some(Number.isFinite)))
    return rejected(definition, 'no-differences', source === 'table' ? 'before' : 'covariates')
  const size = ({ differences: [before = Number.NaN] }: Line) => (Number.isNaN(before) ? -1 : Math.abs(before))
  const lines =
    order === 'stored' ? read.lines : read.lines.toSorted((a, b) => (size(a) === size(b) ? 0 : size(b) - size(a)))
  const shown = (value: number) => (measure === 'absolute' ? Math.abs(value) : value)
  const data: LovePlotData = {
    show: { source, measure, connect, distances: lines.some(({ isDistance }) => isDistance) },
    thresholds: thresholds[options.lines],
    groups: read.groups,
    names: lines.map(({ name }) => name),
    stages: read.stages,
    differences: read.stages.map((_, s) =>
      lines.map(({ differences }) => {
        const value = differences[s] ?? Number.NaN
        return Number.isFinite(value) ? shown(value) : null
      }),
    ),
  }
  const bare = lines.flatMap(({ name, differences }) =>
    source === 'table' || name === null || differences.every(Number.isFinite) ? [] : [name],
  )
  return chartAnswer(data, { total: frame.rows, used: read.used, excluded: read.excluded }, [
    read.badWeights > 0 && warning(definition, 'bad-weights', { n: read.badWeights }),
    bare.length > 0 && warning(definition, 'not-drawn', { names: bare }),
  ])
}

/** A line for each row with a name and any difference. */
function tableLines(frame: Frame, { label, before, after, second }: Options): Read {
  const stages = [before, after, second].flatMap((id) => id ?? [])
  const columns = stages.map((id) => numericColumn(frame, id).values)
  const named = columnById(frame, label)
  if (named === undefined) throw new Error('A chart needs its variables')
  const rows: number[] = []
  let count = 0
  for (let row = 0; row < frame.rows; row++) {
    if (!columns.some((values) => Number.isFinite(values[row]))) continue
    count++
    if (rows.length <= MAX_LINES) rows.push(row)
  }
  const names = cellsOfRows(named, rows)
  return {
    lines: rows.map((row, k) => {
      const level = names[k] ?? null
      return {
        name: level === null ? null : { variable: label, level },
        differences: columns.map((values) => values[row] ?? Number.NaN),
      }
    }),
    groups: null,
    stages: stages.map((variable) => ({ variable })),
    used: count,
    excluded: exclusion(before, 'missing', frame.rows - count),
    badWeights: 0,
  }
}

interface Rows {
  /** 0 for the treated group, 1 for the other, -1 for neither. */
  readonly codes: Int32Array
  readonly weights: Float64Array | undefined
}

/** One or several lines for each covariate. */
async function rowLines(frame: Frame, options: Options, context: ComputeContext): Promise<Read | Rejected> {
  const { group, treated, rowWeight, covariates } = options
  const by = columnById(frame, group)
  if (by === undefined) throw new Error('A chart needs its variables')
  const levels = hasMoreLevels(by, 2) ? [] : factor(by).levels
  const other = levels.find(({ value }) => value !== treated)
  if (levels.length !== 2 || other === undefined)
    return rejected(definition, 'not-two-groups', 'group', { group: { variable: group } })
  if (treated === null) return rejected(definition, 'no-treated-group', 'treated')
  const codes = levelCodes(by, [treated, other.value])
  await context.checkpoint()
  const weights = rowWeight === null ? undefined : numericColumn(frame, rowWeight).values
  const lost = { group: 0, weight: 0 }
  let used = 0
  for (let i = 0; i < codes.length; i++) {
    const w = weights?.[i] ?? 1
    if (codes[i] !== 0 && codes[i] !== 1) lost.group++
    else if (w >= 0 && w < Number.POSITIVE_INFINITY) {
      used++
      continue
    } else lost.weight++
    codes[i] = -1
  }
  await context.checkpoint()
  const lines: Line[] = []
  const missing: Exclusion[] = []
  for (const [k, id] of covariates.entries()) {
    const column = columnById(frame, id)
    if (column === undefined) throw new Error('A chart needs its variables')
    const isCounted = column.type === 'text' || column.measure !== 'continuous'
    if (isCounted && hasMoreLevels(column, maxLevels))
      return rejected(definition, 'too-many-levels', 'covariates', { variable: { variable: id }, max: maxLevels })
    const read = isCounted
      ? linesOfCounts(column, { codes, weights }, options)
      : lineOfValues(column, { codes, weights })
    lines.push(...read.lines)
    missing.push(...exclusion(id, 'missing', read.missing))
    context.progress((k + 1) / covariates.length)
    await context.checkpoint()
  }
  return {
    lines,
    groups: [
      { variable: group, level: treated },
      { variable: group, level: other.value },
    ],
    stages: weights === undefined ? [null] : [null, null],
    used,
    excluded: [...exclusion(group, 'missing', lost.group), ...exclusion(rowWeight, 'invalid', lost.weight), ...missing],
    badWeights: lost.weight,
  }
}

function lineOfValues(column: Column, { codes, weights }: Rows) {
  const seen = usable(column)
  if (seen.type === 'text') throw new Error('A text is not numeric')
  const plain = groupValues(seen, codes, 2, undefined, weights)
  const [first = new Float64Array(), second = new Float64Array()] = plain.values
  const [a, b] = plain.weights ?? []
  const differences = [weightedDifference(first, second)]
  if (a !== undefined && b !== undefined) differences.push(weightedDifference(first, second, [a, b]))
  const line: Line = { name: { variable: column.id }, differences }
  let missing = 0
  for (let i = 0; i < codes.length; i++) if ((codes[i] as number) >= 0 && !Number.isFinite(seen.values[i])) missing++
  return { lines: [line], missing }
}

function linesOfCounts(column: Column, { codes, weights }: Rows, { measure, expand }: Options) {
  const { levels, codes: places } = factor(column)
  const stages = weights === undefined ? 1 : 2
  const counts = Array.from({ length: stages }, () => [0, 1].map(() => levels.map(() => 0)))
  let missing = 0
  for (let i = 0; i < codes.length; i++) {
    const g = codes[i] as number
    if (g < 0) continue
    const place = places[i] as number
    if (place < 0) {
      missing++
      continue
    }
    for (let s = 0; s < stages; s++) {
      const own = counts[s]?.[g] as number[]
      own[place] = (own[place] as number) + (s === 0 ? 1 : (weights?.[i] as number))
    }
  }
  const isSigned = measure === 'signed'
  /** One level against the others, with the sign of the difference of its proportions. */
  const ofLevel = (place: number) =>
    counts.map(([first = [], second = []]) => {
      const pairs = [first, second].map((own) => {
        const at = own[place] ?? 0
        return [at, own.reduce((sum, n) => sum + n, 0) - at]
      })
      const [[p = 0, notP = 0] = [], [q = 0, notQ = 0] = []] = pairs
      return Math.sign(p / (p + notP) - q / (q + notQ)) * standardisedDifferenceOfCounts([p, notP], [q, notQ])
    })
  const single = (place: number): Line => ({
    name: { variable: column.id, level: levels[place]?.value ?? '', named: true },
    differences: ofLevel(place),
  })
  const name = { variable: column.id }
  const lines: readonly Line[] =
    levels.length > 2
      ? isSigned || expand
        ? levels.map((_, place) => single(place))
        : [
            {
              name,
              differences: counts.map(([first = [], second = []]) => standardisedDifferenceOfCounts(first, second)),
              isDistance: true,
            },
          ]
      : isSigned && levels.length > 0
        ? [single(levels.length - 1)]
        : [{ name, differences: levels.length === 0 ? counts.map(() => Number.NaN) : ofLevel(levels.length - 1) }]
  return { lines, missing }
}
