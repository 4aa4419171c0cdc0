import type {
  CurveEffect,
  EffectQuestion,
  HeldValue,
  LevelEffect,
  PredictorEffects,
} from '#engine/methods/effects/predictor-effects.ts'
import type { AnalysisDefinition } from '../analysis.ts'
import { notice } from '../outcome/build-table.ts'
import {
  type LevelRef,
  type Notice,
  type Numeric,
  numeric,
  type OutcomeFigure,
  type VariableRef,
} from '../outcome/outcome.ts'
import type { effectMessages } from './effect-messages.ts'

/** What a figure of an effect has on its axis: a prediction, or the ratio to it at a reference. */
export type EffectScale = 'mean' | 'probability' | 'count' | 'rate' | 'odds-ratio' | 'rate-ratio' | 'hazard-ratio'

/** Predictions of a model along one predictor, with their intervals. */
export type EffectFigure = CurveFigure | LevelFigure

interface Common {
  readonly scale: EffectScale
  /** What is predicted: a variable, or the level that counts as the event. */
  readonly outcome: VariableRef | LevelRef
  /** The variable for one unit of which a rate is expected. */
  readonly exposure: VariableRef | null
  readonly variable: string
  readonly confidence: number
  readonly estimate: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  /** Cases in equal bins over the range, or of each level. */
  readonly counts: readonly number[]
  /** The other predictors on which the estimates depend, and where they are held: the mean of a covariate, the level of a factor. */
  readonly held: readonly (LevelRef | { readonly variable: string; readonly mean: number })[]
  /** Whether `held` are those of its products only. */
  readonly interacting: boolean
}

export interface CurveFigure extends Common {
  readonly kind: 'curve'
  readonly x: readonly number[]
  readonly reference: number | null
  readonly knots: readonly number[]
  /** P of non-linearity; null for a straight line. */
  readonly curvature: Numeric
}

export interface LevelFigure extends Common {
  readonly kind: 'levels'
  readonly levels: readonly LevelRef[]
  readonly reference: LevelRef | null
}

/** Whether a scale has a reference where it is 1. */
export function isRatioScale(scale: EffectScale): scale is 'odds-ratio' | 'rate-ratio' | 'hazard-ratio' {
  return scale.endsWith('-ratio')
}

/** The question to the engine by the options of a model. */
export function effectQuestion(
  {
    effects: variables,
    effectReference: references = {},
    confidence,
  }: {
    readonly effects: readonly string[]
    readonly effectReference?: EffectQuestion['references']
    readonly confidence: number
  },
  scale: EffectScale,
): EffectQuestion {
  return { variables, of: isRatioScale(scale) ? 'difference' : 'level', references, confidence }
}

/** The figures of effects, those of ratios relative to the reference; all on the scale of the outcome. */
export function effectFigures(
  { effects }: PredictorEffects,
  about: Pick<EffectFigure, 'scale' | 'outcome' | 'exposure' | 'confidence'>,
): readonly OutcomeFigure[] {
  return effects.map((effect) => {
    const { variable, interacting } = effect
    const ratio = isRatioScale(about.scale)
    const held = effect.held.filter((one) => !ratio || interacting.includes(one.variable)).map(heldRef)
    const onScale = (values: readonly number[]) => values.map(inverseLinks[about.scale])
    const common = {
      ...about,
      variable,
      estimate: onScale(effect.estimate),
      lower: onScale(effect.lower),
      upper: onScale(effect.upper),
      counts: effect.counts,
      held,
      interacting: interacting.length > 0,
    }
    const data: EffectFigure = effect.kind === 'curve' ? curve(common, effect) : levels(common, effect)
    return { id: `effect@${variable}`, of: 'effect', where: { variable }, data }
  })
}

function curve(common: Common, { x, reference, knots, curvature }: CurveEffect): CurveFigure {
  return { ...common, kind: 'curve', x, reference, knots, curvature: curvature === null ? null : numeric(curvature) }
}

function levels(common: Common, { variable, levels: all, reference }: LevelEffect): LevelFigure {
  const ref = reference === null ? null : { variable, level: reference }
  return { ...common, kind: 'levels', levels: all.map((level) => ({ variable, level })), reference: ref }
}

function heldRef(held: HeldValue): EffectFigure['held'][number] {
  return 'mean' in held ? held : { ...held, named: true }
}

const inverseLinks: Readonly<Record<EffectScale, (linear: number) => number>> = {
  mean: (linear) => linear,
  probability: (linear) => 1 / (1 + Math.exp(-linear)),
  count: boundedExp,
  rate: boundedExp,
  'odds-ratio': boundedExp,
  'rate-ratio': boundedExp,
  'hazard-ratio': boundedExp,
}

/** Finite and above 0: JSON has no infinity. */
function boundedExp(linear: number): number {
  return Math.exp(Math.min(Math.max(linear, -700), 700))
}

/** The notices of predictors whose effect is not drawn. */
export function effectNotices(
  definition: Pick<AnalysisDefinition, 'id'> & { readonly messages: typeof effectMessages },
  { unknown, inestimable }: Pick<PredictorEffects, 'unknown' | 'inestimable'>,
): readonly Notice[] {
  const refs = (ids: readonly string[]) => ids.map((variable) => ({ variable }))
  return [
    ...(unknown.length > 0 ? [notice(definition, 'effect-not-in-model', { variables: refs(unknown) })] : []),
    ...(inestimable.length > 0 ? [notice(definition, 'effect-not-estimable', { variables: refs(inestimable) })] : []),
  ]
}
