import type { PowerModel } from '#engine/methods/power/power-model.ts'
import { solveEffect, solveSize } from '#engine/methods/power/solve-plan.ts'
import type { ComputeContext } from './analysis.ts'
import { buildTable, notice } from './build-table.ts'
import { type Answer, type Check, type Incomplete, numeric, type OptionProblem, type Rejected } from './outcome.ts'
import { drawPower } from './planned-curves.ts'
import type { PlanFacts } from './planning-facts.ts'
import type { PlanningAnswers } from './planning-options.ts'
import { type Counted, planMessages, planTables } from './planning-tables.ts'
import { roundUp } from './rounding.ts'

/** A study to be planned: its test as a model of power, and how its effect and its groups are called. */
export interface Study<About extends object> {
  readonly model: PowerModel
  /** Whom the sizes of the model count, in their order; where there are fewer, the rest are as the last. */
  readonly counted: readonly Counted[]
  readonly effect: {
    /** Its distance from the null hypothesis; null where it is solved for. */
    readonly assumed: number | null
    /** The option that it comes from. */
    readonly option: string
    /** As the reader knows it: a ratio of hazards, not its logarithm. */
    readonly shown: (distance: number) => number
    /** The entry's message with its name. */
    readonly code: string
  }
  /** How many of these persons have the event that the test counts. */
  readonly events?: (sizes: readonly number[]) => number
  /** Whether what the method rests on holds. */
  readonly checks: (sizes: readonly number[], distance: number) => readonly Check[]
  /** For the reading. */
  readonly about: About
}

/** Beside the planned effect. */
export const relatives = [0.75, 0.9, 1, 1.1, 1.25] as const

const own = { id: 'plan', results: { tables: planTables }, messages: planMessages }

/** What is missing of numbers that a plan cannot do without. */
export function neededNumbers(values: Readonly<Record<string, number | null>>): Incomplete | undefined {
  const missing = Object.entries(values).flatMap(([option, value]): OptionProblem[] =>
    value === null ? [{ option, code: 'required-number', params: {} }] : [],
  )
  return missing.length === 0 ? undefined : { status: 'incomplete', missing }
}

interface Solved {
  readonly exact: readonly number[]
  readonly needed: readonly number[]
  readonly distance: number
  readonly power: number
}

/** The answer of every plan: solves for what is asked, and tells power and sizes beside it. */
export async function planStudy<About extends object>(
  study: Study<About>,
  asked: PlanningAnswers,
  context: ComputeContext,
): Promise<Answer> {
  await context.checkpoint()
  const { solveFor, power: target, alpha, dropout, clusterSize, icc } = asked
  const designEffect = 1 + (clusterSize - 1) * icc
  const solved = solve(study, asked, designEffect)
  if ('status' in solved) return solved
  const { model, effect } = study
  const { exact, needed, distance, power } = solved
  const enrolled = needed.map((_, i) => roundUp(((exact[i] ?? 0) * designEffect) / (1 - dropout)))
  const wanted = solveFor === 'power' ? null : target
  const rows = study.counted.map((counted, i) => ({
    cells: {
      counted: { key: counted },
      exact: exact[i] ?? null,
      needed: needed[i] ?? null,
      enrolled: enrolled[i] ?? null,
      clusters: clusterSize > 1 ? roundUp((enrolled[i] ?? 0) / clusterSize) : null,
    },
  }))
  const events = study.events?.(exact)
  const clusters = enrolled.map((n) => roundUp(n / clusterSize))
  const beside = []
  for (const relative of relatives) {
    await context.checkpoint()
    const other = relative * distance
    if (other > model.most) continue
    const size = wanted === null ? Number.NaN : solveSize(model, other, wanted)
    beside.push({
      cells: {
        relative,
        effect: effect.shown(other),
        power: model.power(effective(needed, designEffect), other),
        total: Number.isNaN(size) ? null : sum(model.sizes(size).map((n) => roundUp(n * designEffect))),
      },
    })
  }
  const params = { effect: { code: effect.code } }
  return {
    status: 'done',
    sample: { total: 0, used: 0, excluded: [] },
    tables: [
      buildTable(own, 'sizes', {
        columns: ['counted', 'exact', 'needed', 'enrolled', ...(clusterSize > 1 ? (['clusters'] as const) : [])],
        rows: [
          ...(events === undefined
            ? []
            : [{ cells: { counted: { key: 'events' as const }, exact: events, needed: roundUp(events) } }]),
          ...rows,
          ...(exact.length < 2
            ? []
            : [
                {
                  cells: {
                    counted: { key: 'total' as const },
                    needed: sum(needed),
                    enrolled: sum(enrolled),
                    clusters: clusterSize > 1 ? sum(clusters) : null,
                  },
                },
              ]),
        ],
        notes: [notice(own, 'rounded-up'), ...(dropout === 0 ? [notice(own, 'no-dropout')] : [])],
      }),
      buildTable(own, 'plan', {
        params,
        columns: ['solved', 'effect', 'alpha', ...(wanted === null ? [] : (['target'] as const)), 'power'],
        rows: [{ cells: { solved: { key: solveFor }, effect: effect.shown(distance), alpha, target: wanted, power } }],
      }),
      buildTable(own, 'sensitivity', {
        params,
        columns: ['relative', 'effect', 'power', ...(wanted === null ? [] : (['total'] as const))],
        rows: beside,
      }),
    ],
    figures: [
      {
        id: 'power',
        of: 'power',
        data: await drawPower(study, { needed, distance, power, designEffect, target: wanted }, context.checkpoint),
      },
    ],
    savedColumns: [],
    models: [],
    checks: study.checks(effective(needed, designEffect), distance),
    notices:
      solveFor === 'size' && exact[0] === model.least ? [notice(own, 'least-suffices', {}, { weight: 'warning' })] : [],
    facts: {
      solveFor,
      sizes: study.counted.map((counted, i) => ({ counted, needed: needed[i] ?? 0, enrolled: enrolled[i] ?? 0 })),
      groups: exact.length,
      total: { needed: sum(needed), enrolled: sum(enrolled) },
      events: events === undefined ? null : roundUp(events),
      effect: numeric(effect.shown(distance)),
      power: numeric(power),
      target,
      alpha,
      dropout,
      clusters: clusterSize > 1 ? { size: clusterSize, icc, designEffect, number: sum(clusters) } : null,
      about: study.about,
    } satisfies PlanFacts<About>,
  }
}

function solve<About extends object>(
  { model, effect }: Study<About>,
  { solveFor, n, power: target, alpha }: PlanningAnswers,
  designEffect: number,
): Solved | Rejected | Incomplete {
  if (solveFor !== 'power' && target <= alpha)
    return rejected('power-below-alpha', 'power', { power: { estimate: target } })
  if (solveFor !== 'effect' && !(effect.assumed !== null && effect.assumed > 0))
    return rejected('effect-none', effect.option)
  if (solveFor === 'size') {
    const distance = effect.assumed ?? Number.NaN
    const size = solveSize(model, distance, target)
    if (Number.isNaN(size)) return rejected('out-of-reach', effect.option)
    const exact = model.sizes(size)
    const needed = exact.map((one) => roundUp(one * designEffect))
    return { exact, needed, distance, power: model.power(effective(needed, designEffect), distance) }
  }
  if (n === null) return { status: 'incomplete', missing: [{ option: 'n', code: 'required-number', params: {} }] }
  const needed = model.sizes(n).map(roundUp)
  const sizes = effective(needed, designEffect)
  if (!((sizes[0] ?? 0) >= model.least)) return rejected('too-few-planned', 'n', { least: { estimate: model.least } })
  const distance = solveFor === 'power' ? (effect.assumed ?? Number.NaN) : solveEffect(model, sizes, target)
  if (Number.isNaN(distance)) return rejected('effect-out-of-reach', 'n')
  return { exact: sizes, needed, distance, power: model.power(sizes, distance) }
}

function rejected(code: keyof typeof planMessages, option: string, params: Rejected['params'] = {}): Rejected {
  return { status: 'rejected', code, params, option }
}

/** Persons who answer independently. */
export function effective(sizes: readonly number[], designEffect: number): readonly number[] {
  return sizes.map((n) => n / designEffect)
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
