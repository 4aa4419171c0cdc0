import type { Checkpoint } from '#engine/checkpoint.ts'
import type { Frame } from '#engine/frame/frame.ts'
import type { Plan, PlanFailure, PlanQuestion } from '#engine/methods/power/plan.ts'
import type { ComputeContext } from '../analysis.ts'
import { buildTable, notice, warning } from '../outcome/build-table.ts'
import { type Answer, type Notice, numeric, type OutcomeTable } from '../outcome/outcome.ts'
import { roundUp } from '../present/rounding.ts'
import { missingNumber, type PlanAnswers, rejected, type Study, type StudyPlan } from './define-plan.ts'
import { shownEffect } from './plan-effect.ts'
import type { PlanFacts } from './planning-facts.ts'
import type { PlanningAnswers } from './planning-options.ts'
import type { PowerFigure } from './planning-plot.ts'
import { type CountedUnit, planMessages, planTables } from './planning-tables.ts'

const own = { id: 'plan', results: { tables: planTables }, messages: planMessages }

/** The engine's solver, passed to a plan because the kit computes nothing. */
type SolvePlan = (question: PlanQuestion, checkpoint: Checkpoint) => Promise<Plan | PlanFailure>

/** The computation of a plan; it reads no rows. */
export function computePlan<O extends PlanAnswers, About extends object>(
  plan: StudyPlan<O, About>,
  solvePlan: SolvePlan,
) {
  return async (
    _: readonly Frame[],
    options: O,
    { checkpoint }: Pick<ComputeContext, 'checkpoint'>,
  ): Promise<Answer> => {
    const problem = plan.problem(options)
    if (problem) return problem
    const study = plan.study(options)
    return answerPlan(study, options, await solvePlan(planQuestion(study, options), checkpoint))
  }
}

/** The problem for the engine's solver. */
function planQuestion({ model, effect }: Study<object>, asked: PlanningAnswers): PlanQuestion {
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

/** The design effect: the variance relative to independent persons. */
export function designEffectOf({ clusterSize, icc }: Pick<PlanningAnswers, 'clusterSize' | 'icc'>): number {
  return 1 + (clusterSize - 1) * icc
}

function answerPlan(study: Study<object>, asked: PlanningAnswers, plan: Plan | PlanFailure): Answer {
  if (typeof plan === 'string') return refused(plan, study, asked)
  const { exact, effective, effect } = plan
  return {
    status: 'done',
    sample: { total: 0, used: 0, excluded: [] },
    tables: [sizesTable(study, asked, plan), planTable(study, asked, plan), besideTable(study, asked, plan)],
    figures: [{ id: 'power', of: 'power', data: figureOf(study, asked, plan) }],
    savedColumns: [],
    models: [],
    checks: study.checks?.(effective, effect) ?? [],
    notices: asked.solveFor === 'size' && exact[0] === study.model.least ? [warning(own, 'least-suffices')] : [],
    facts: factsOf(study, asked, plan),
  }
}

function refused(code: PlanFailure, { model, effect }: Study<object>, { power }: PlanningAnswers): Answer {
  switch (code) {
    case 'size-missing':
      return { status: 'incomplete', missing: [missingNumber('n')] }
    case 'too-few-planned':
      return rejected(code, 'n', { least: { estimate: model.least } })
    case 'power-below-alpha':
      return rejected(code, 'power', { power: { estimate: power } })
    case 'effect-out-of-reach':
      return rejected(code, 'n')
    default:
      return rejected(code, effect.option)
  }
}

/** The sizes of each counted group, before and after rounding, with the requested allowances. */
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

/** Number of clusters in all groups. */
function clustersOf(
  { enrolled }: Pick<Plan, 'enrolled'>,
  { clusterSize }: Pick<PlanningAnswers, 'clusterSize'>,
): number {
  return sum(enrolled.map((n) => roundUp(n / clusterSize)))
}

function planTable({ effect }: Study<object>, { solveFor, alpha, power: target }: PlanningAnswers, plan: Plan) {
  const asked = solveFor !== 'power'
  const cells = {
    solved: { key: solveFor },
    effect: shownEffect(effect, plan.effect),
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
      cells: { relative, effect: shownEffect(effect, other), power, total: needed },
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
      effect: shownEffect(effect, other),
      planned: relative === 1,
      sizes,
      power,
    })),
    chosen: { size: sum(plan.needed), power: plan.power },
    target: asked.solveFor === 'power' ? null : asked.power,
  }
}

function factsOf(
  { counted, effect, events, about }: Study<object>,
  asked: PlanningAnswers,
  plan: Plan,
): PlanFacts<object> {
  const { solveFor, power: target, alpha, dropout } = asked
  const inEvents = events?.(plan.exact, plan.effect)
  return {
    solveFor,
    ...sizesFacts(counted, plan),
    events: inEvents === undefined ? null : roundUp(inEvents * designEffectOf(asked)),
    effect: numeric(shownEffect(effect, plan.effect)),
    power: numeric(plan.power),
    target,
    alpha,
    dropout,
    clusters: clustersFacts(asked, plan),
    about,
  }
}

type Sizes = Pick<Plan, 'needed' | 'enrolled'>

/** Number of persons, for the reading. */
export function sizesFacts(counted: readonly CountedUnit[], { needed, enrolled }: Sizes) {
  return {
    sizes: counted.map((one, i) => ({ counted: one, needed: needed[i] ?? 0, enrolled: enrolled[i] ?? 0 })),
    groups: needed.length,
    total: { needed: sum(needed), enrolled: sum(enrolled) },
  }
}

/** Their clusters, for the reading; null without clusters. */
export function clustersFacts(
  asked: Pick<PlanningAnswers, 'clusterSize' | 'icc'>,
  plan: Pick<Plan, 'enrolled'>,
): PlanFacts<object>['clusters'] {
  const { clusterSize, icc } = asked
  if (clusterSize <= 1) return null
  return { size: clusterSize, icc, designEffect: designEffectOf(asked), number: clustersOf(plan, asked) }
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
