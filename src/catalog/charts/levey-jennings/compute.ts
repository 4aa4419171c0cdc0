import { factor } from '#engine/frame/factor.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { usableRows } from '#engine/methods/control/usable-rows.ts'
import { type WestgardRule, westgardNames, westgardSignals } from '#engine/methods/control/westgard-rules.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion, exclusions } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { LeveyJenningsData, Material } from './data.ts'
import { definition, maxPoints } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxMaterials = 3
const fewPoints = 20

const ruleNames = {
  warn2s: '1-2s',
  one3s: '1-3s',
  two2s: '2-2s',
  range4s: 'R-4s',
  four1s: '4-1s',
  tenx: '10x',
} as const satisfies Readonly<Record<Options['rules'][number], WestgardRule>>

/** A control measurement; `run`: its place on the axis. */
interface Measurement {
  readonly material: number
  readonly run: number
  readonly y: number
  readonly mean: number
  readonly sd: number
}

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { y, x, level, target, targetSd, baseline } = options
  if (target !== null && targetSd === null)
    return { status: 'incomplete', missing: [{ option: 'targetSd', code: 'required', params: {} }] }
  const column = level === null ? undefined : columnById(frame, level)
  if (column !== undefined && hasMoreLevels(column, maxMaterials))
    return rejected(definition, 'too-many-groups', 'level', { group: { variable: column.id }, max: maxMaterials })
  await context.checkpoint()
  const materials = column && factor(column)
  await context.checkpoint()
  const ids = [...(x === null ? [] : [x]), y, ...(target === null || targetSd === null ? [] : [target, targetSd])]
  const lists = ids.map((id) => numericColumn(frame, id).values)
  const codes = materials && Float64Array.from(materials.codes, (code) => (code < 0 ? Number.NaN : code))
  await context.checkpoint()
  const found = await usableRows([...(codes ? [codes] : []), ...lists], maxPoints, context.checkpoint)
  if (found.count > maxPoints) return rejected(definition, 'too-many-points', 'y', { max: maxPoints })
  if (found.count === 0) return rejected(definition, 'too-few-points', 'y')
  const ofColumn = (id: string | null, row: number) =>
    id === null ? Number.NaN : (lists[ids.indexOf(id)]?.[row] as number)
  const counts = [0, 0, 0]
  const read = Array.from(found.rows, (row): Measurement => {
    const material = codes === undefined ? 0 : (codes[row] as number)
    const number = (counts[material] ?? 0) + 1
    counts[material] = number
    const run = x === null ? number : ofColumn(x, row)
    return { material, run, y: ofColumn(y, row), mean: ofColumn(target, row), sd: ofColumn(targetSd, row) }
  }).toSorted((a, b) => a.run - b.run || a.material - b.material)
  if (target !== null && read.some(({ sd }) => sd <= 0))
    return rejected(definition, 'bad-sd', 'targetSd', { sd: { variable: targetSd ?? target } })
  const own = counts.map((_, k) =>
    momentsOf(read.filter(({ material }) => material === k).slice(0, baseline ?? undefined)),
  )
  if (target === null && own.some(({ sd }, k) => (counts[k] ?? 0) > 0 && !(sd > 0)))
    return rejected(definition, 'no-variation', 'target')
  const all = read.map((one) => {
    const { mean, sd } = target === null ? (own[one.material] ?? one) : one
    return { ...one, mean, sd, z: (one.y - mean) / sd }
  })
  const refs = level === null ? [null] : levelRefs(level, materials?.levels ?? [])
  // materials without a usable measurement are not drawn
  const used = refs.flatMap((name, k) => ((counts[k] ?? 0) > 0 ? [{ name, k }] : []))
  const drawn = used.map(({ name, k }): Material => {
    const of = all.filter(({ material }) => material === k)
    const [first, last] = [of[0], of.at(-1)]
    return {
      name,
      mean: last?.mean ?? Number.NaN,
      sd: last?.sd ?? Number.NaN,
      steady: of.every(({ mean, sd }) => mean === first?.mean && sd === first.sd),
      x: of.map(({ run }) => run),
      y: of.map((one) => one.y),
      z: of.map(({ z }) => z),
    }
  })
  const rules = options.rules.map((rule) => ruleNames[rule])
  const signals = westgardSignals(
    {
      z: Float64Array.from(all, ({ z }) => z),
      material: Int32Array.from(all, ({ material }) => material),
      run: Int32Array.from(runNumbers(all)),
    },
    rules,
  )
  const places = all.map(({ material }, i) => ({
    material: used.findIndex(({ k }) => k === material) + 1,
    point: all.slice(0, i + 1).filter((one) => one.material === material).length,
  }))
  const data: LeveyJenningsData = {
    of: { y, x },
    calendar: x !== null && numericColumn(frame, x).type !== 'number',
    assigned: target !== null,
    baseline: target === null ? baseline : null,
    rules: rules.map((rule) => westgardNames.indexOf(rule) + 1),
    materials: drawn,
    signals: {
      materials: signals.points.map((point) => places[point - 1]?.material ?? 0),
      points: signals.points.map((point) => places[point - 1]?.point ?? 0),
      rules: signals.rules,
    },
  }
  const fewest = used.reduce((least, { k }) => Math.min(least, baseline ?? maxPoints, counts[k] ?? 0), maxPoints)
  const unnamed = codes === undefined ? 0 : (found.lost[0]?.missing ?? 0)
  return chartAnswer(
    data,
    {
      total: frame.rows,
      used: found.count,
      excluded: [
        ...exclusion(level, 'missing', unnamed),
        ...exclusions(ids, found.lost.slice(codes === undefined ? 0 : 1)),
      ],
    },
    [target === null && fewest < fewPoints && warning(definition, 'short-baseline', { n: fewest })],
  )
}

/** Mean and SD of measurements; NaN is the SD of fewer than two. */
function momentsOf(of: readonly Measurement[]): { readonly mean: number; readonly sd: number } {
  const mean = of.reduce((sum, { y }) => sum + y, 0) / of.length
  const squares = of.reduce((sum, { y }) => sum + (y - mean) ** 2, 0)
  return {
    mean,
    sd: of.length < 2 || of.every(({ y }) => y === of[0]?.y) ? Number.NaN : Math.sqrt(squares / (of.length - 1)),
  }
}

/** The number of the run of each measurement in order. */
function runNumbers(all: readonly Measurement[]): readonly number[] {
  let number = 0
  return all.map(({ run }, i) => (i > 0 && run !== all[i - 1]?.run ? ++number : number))
}
