import type { NoPlan, Plan, PlanQuestion } from '#engine/methods/power/plan.ts'
import type { PowerModel } from '#engine/methods/power/power-model.ts'
import { buildTable, notice } from '../outcome/build-table.ts'
import {
  type Answer,
  type Check,
  type Incomplete,
  type Notice,
  numeric,
  type OptionProblem,
  type OutcomeTable,
} from '../outcome/outcome.ts'
import { roundUp } from '../present/rounding.ts'
import type { PlanFacts } from './planning-facts.ts'
import type { PlanningAnswers } from './planning-options.ts'
import type { PowerFigure } from './planning-plot.ts'
import { type Counted, planMessages, planTables } from './planning-tables.ts'

/** A study to be planned: its test as a model of power, and how its effect and its groups are called. */
export interface Study<About extends object> {
  readonly model: PowerModel
  /** Whom the sizes of the model count, in their order; `each` alone stands for groups that are all alike. */
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
    /** Whether the distance is that of logarithms. */
    readonly log?: true
    /** What the reader counts the distance from, where what is shown is not the distance itself. */
    readonly from?: number
  }
  /** How many of these persons have the event that the test counts. */
  readonly events?: (sizes: readonly number[], distance: number) => number
  /** Whether what the method rests on holds. */
  readonly checks: (sizes: readonly number[], distance: number) => readonly Check[]
  /** For the reading. */
  readonly about: About
}

const own = { id: 'plan', results: { tables: planTables }, messages: planMessages }

/** What is missing of numbers that a plan cannot do without. */
export function neededNumbers(values: Readonly<Record<string, number | null>>): Incomplete | undefined {
  const missing = Object.entries(values).flatMap(([option, value]) => (value === null ? [missingNumber(option)] : []))
  return missing.length === 0 ? undefined : { status: 'incomplete', missing }
}

function missingNumber(option: string): OptionProblem {
  return { option, code: 'required-number', params: {} }
}

/** What the engine is to solve. */
export function planQuestion({ model, effect }: Study<object>, asked: PlanningAnswers): PlanQuestion {
  const { solveFor, n, power, alpha, dropout } = asked
  return {
    model,
    solveFor,
    n,
    effect: effect.assumed,
    target: power,
    alpha,
    designEffect: designEffectOf(asked),
    dropout,
    roundUp,
  }
}

/** How many times the variance of independent persons. */
export function designEffectOf({ clusterSize, icc }: Pick<PlanningAnswers, 'clusterSize' | 'icc'>): number {
  return 1 + (clusterSize - 1) * icc
}

/** The answer of every plan. */
export function answerPlan<About extends object>(
  study: Study<About>,
  asked: PlanningAnswers,
  plan: Plan | NoPlan,
): Answer {
  if (typeof plan === 'string') return refused(plan, study, asked)
  const { exact, needed, effective, effect } = plan
  return {
    status: 'done',
    sample: { total: 0, used: 0, excluded: [] },
    tables: [sizesTable(study, asked, plan), planTable(study, asked, plan), besideTable(study, asked, plan)],
    figures: [{ id: 'power', of: 'power', data: figureOf(study, asked, plan) }],
    savedColumns: [],
    models: [],
    checks: study.checks(effective, effect),
    notices:
      asked.solveFor === 'size' && exact[0] === study.model.least
        ? [notice(own, 'least-suffices', {}, { weight: 'warning' })]
        : [],
    facts: factsOf(study, asked, plan, needed.length),
  }
}

function refused(code: NoPlan, { model, effect }: Study<object>, { power }: PlanningAnswers): Answer {
  switch (code) {
    case 'size-missing':
      return { status: 'incomplete', missing: [missingNumber('n')] }
    case 'too-few-planned':
      return { status: 'rejected', code, params: { least: { estimate: model.least } }, option: 'n' }
    case 'power-below-alpha':
      return { status: 'rejected', code, params: { power: { estimate: power } }, option: 'power' }
    case 'effect-out-of-reach':
      return { status: 'rejected', code, params: {}, option: 'n' }
    default:
      return { status: 'rejected', code, params: {}, option: effect.option }
  }
}

/** Whom the sizes count, before and after rounding, with the allowances asked for. */
export function sizesTable(
  study: Pick<Study<object>, 'counted' | 'events'>,
  asked: Pick<PlanningAnswers, 'clusterSize' | 'icc' | 'dropout'>,
  plan: Pick<Plan, 'exact' | 'needed' | 'enrolled' | 'effect'>,
  notes: readonly Notice[] = [notice(own, 'rounded-up')],
): OutcomeTable {
  const { exact, needed, enrolled, effect } = plan
  const { clusterSize, dropout } = asked
  const clustered = clusterSize > 1
  const events = study.events?.(exact, effect)
  const inClusters = (persons: number) => (clustered ? roundUp(persons / clusterSize) : null)
  const rows = study.counted.map((counted, i) => ({
    cells: {
      counted: { key: counted },
      exact: exact[i] ?? null,
      needed: needed[i] ?? null,
      enrolled: enrolled[i] ?? null,
      clusters: inClusters(enrolled[i] ?? 0),
    },
  }))
  const total = {
    cells: {
      counted: { key: 'total' as const },
      needed: sum(needed),
      enrolled: sum(enrolled),
      clusters: clustered ? clustersOf(plan, asked) : null,
    },
  }
  return buildTable(own, 'sizes', {
    columns: ['counted', 'exact', 'needed', 'enrolled', ...(clustered ? (['clusters'] as const) : [])],
    rows: [
      ...(events === undefined
        ? []
        : [
            {
              cells: {
                counted: { key: 'events' as const },
                exact: events,
                needed: roundUp(events * designEffectOf(asked)),
              },
            },
          ]),
      ...rows,
      ...(exact.length < 2 ? [] : [total]),
    ],
    notes: [...notes, ...(dropout === 0 ? [notice(own, 'no-dropout')] : [])],
  })
}

/** Clusters of all groups. */
export function clustersOf(
  { enrolled }: Pick<Plan, 'enrolled'>,
  { clusterSize }: Pick<PlanningAnswers, 'clusterSize'>,
): number {
  return sum(enrolled.map((n) => roundUp(n / clusterSize)))
}

function planTable({ effect }: Study<object>, { solveFor, alpha, power: target }: PlanningAnswers, plan: Plan) {
  const asked = solveFor !== 'power'
  const cells = {
    solved: { key: solveFor },
    effect: effect.shown(plan.effect),
    alpha,
    target: asked ? target : null,
    power: plan.power,
  }
  return buildTable(own, 'plan', {
    params: { effect: { code: effect.code } },
    columns: ['solved', 'effect', 'alpha', ...(asked ? (['target'] as const) : []), 'power'],
    rows: [{ cells }],
  })
}

function besideTable({ effect }: Study<object>, { solveFor }: PlanningAnswers, { beside }: Plan): OutcomeTable {
  return buildTable(own, 'sensitivity', {
    params: { effect: { code: effect.code } },
    columns: ['relative', 'effect', 'power', ...(solveFor === 'power' ? [] : (['total'] as const))],
    rows: beside.map(({ relative, effect: other, power, needed }) => ({
      cells: { relative, effect: effect.shown(other), power, total: needed },
    })),
    notes: [
      ...(effect.log ? [notice(own, 'relative-on-log')] : []),
      ...(effect.from === undefined ? [] : [notice(own, 'relative-on-distance', { from: { estimate: effect.from } })]),
    ],
  })
}

function figureOf({ effect, counted }: Study<object>, asked: PlanningAnswers, plan: Plan): PowerFigure {
  return {
    effect: effect.code,
    counted: plan.needed.length > 1 ? 'total' : (counted[0] ?? 'persons'),
    curves: plan.curves.map(({ relative, effect: other, sizes, power }) => ({
      effect: effect.shown(other),
      planned: relative === 1,
      sizes,
      power,
    })),
    chosen: { size: sum(plan.needed), power: plan.power },
    target: asked.solveFor === 'power' ? null : asked.power,
  }
}

function factsOf<About extends object>(
  { counted, effect, events, about }: Study<About>,
  asked: PlanningAnswers,
  plan: Plan,
  groups: number,
): PlanFacts<About> {
  const { solveFor, power: target, alpha, dropout, clusterSize, icc } = asked
  const { exact, needed, enrolled } = plan
  const inEvents = events?.(exact, plan.effect)
  return {
    solveFor,
    sizes: counted.map((one, i) => ({ counted: one, needed: needed[i] ?? 0, enrolled: enrolled[i] ?? 0 })),
    groups,
    total: { needed: sum(needed), enrolled: sum(enrolled) },
    events: inEvents === undefined ? null : roundUp(inEvents * designEffectOf(asked)),
    effect: numeric(effect.shown(plan.effect)),
    power: numeric(plan.power),
    target,
    alpha,
    dropout,
    clusters:
      clusterSize > 1
        ? { size: clusterSize, icc, designEffect: designEffectOf(asked), number: clustersOf(plan, asked) }
        : null,
    about,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
