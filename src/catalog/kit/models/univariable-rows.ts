import type { Design } from '#engine/methods/design/build-design.ts'
import type { Term } from '#engine/methods/design/term.ts'
import type { Progress } from '#engine/progress.ts'
import type { AnalysisDefinition, MessageSpecs } from '../analysis.ts'
import { notice, warning } from '../outcome/build-table.ts'
import { orEmpty } from '../outcome/or-empty.ts'
import type { Notice, TermCell } from '../outcome/outcome.ts'
import { termKey } from '../present/term-text.ts'
import type { Words } from '../words.ts'
import { termCell } from './term-cells.ts'
import { isUnivariable } from './univariable.ts'
import type { WaldEstimate } from './wald-estimates.ts'

/** A model of ratios for comparison with another. */
export interface RatioModel {
  readonly n: number
  readonly events: number
  readonly estimates: readonly WaldEstimate[]
}

/** The columns of the table, all of which are shown. */
export const univariableColumns = [
  'term',
  'n',
  'events',
  'ratio',
  'interval',
  'p',
  'togetherN',
  'togetherEvents',
  'togetherRatio',
  'togetherInterval',
  'togetherP',
] as const

/** A fitted model as one side of the table. */
export function ratioModel({
  model,
  estimates,
}: {
  readonly model: Pick<RatioModel, 'n' | 'events'>
  readonly estimates: readonly WaldEstimate[]
}): RatioModel {
  return { n: model.n, events: model.events, estimates }
}

/** The notes below the table; `impossible`: the terms without a finite univariable estimate. */
export function univariableNotes(
  definition: Pick<AnalysisDefinition, 'id'> & {
    readonly messages: MessageSpecs & Readonly<Record<'univariable-rows' | 'univariable-impossible', Words>>
  },
  impossible: readonly TermCell[],
): readonly Notice[] {
  return [
    notice(definition, 'univariable-rows'),
    ...(impossible.length > 0 ? [warning(definition, 'univariable-impossible', { terms: impossible })] : []),
  ]
}

interface Question {
  readonly terms: readonly Term[]
  readonly design: Pick<Design, 'terms'>
  readonly together: RatioModel
  /** The univariable model of a term; null if it has no finite estimate. */
  readonly alone: (term: Term) => Promise<RatioModel | null>
  readonly progress: Progress
}

/** Rows of each term in a univariable model, beside the multivariable model, and the terms without a finite univariable estimate. */
export async function univariableRows({ terms: all, design, together, alone, progress }: Question) {
  const joint = new Map(together.estimates.map((one) => [termKey(one.cell), one]))
  const impossible: TermCell[] = []
  const rows: { readonly cells: ReturnType<typeof cellsOf> }[] = []
  const add = (cell: TermCell, own: WaldEstimate | undefined, model: RatioModel | null) =>
    rows.push({ cells: cellsOf(cell, { own, model }, { own: joint.get(termKey(cell)), model: together }) })
  const terms = all.filter(isUnivariable)
  for (const [k, term] of terms.entries()) {
    const model = await alone(term)
    progress((k + 1) / terms.length)
    if (model === null) {
      impossible.push(termCell(term))
      const index = design.terms.findIndex((planned) => termKey(termCell(planned.term)) === termKey(termCell(term)))
      for (const { cell } of together.estimates.filter((one) => one.term === index)) add(cell, undefined, null)
    } else for (const own of model.estimates.filter((one) => one.term >= 0)) add(own.cell, own, model)
  }
  return { rows, impossible }
}

interface Side {
  readonly own: WaldEstimate | undefined
  readonly model: RatioModel | null
}

function cellsOf(cell: TermCell, alone: Side, joint: Side) {
  return {
    term: cell,
    n: alone.model?.n ?? null,
    events: alone.model?.events ?? null,
    ratio: exp(alone.own?.estimate),
    interval: { lower: exp(alone.own?.lower), upper: exp(alone.own?.upper) },
    p: orEmpty(alone.own?.pValue ?? Number.NaN),
    togetherN: joint.model?.n ?? null,
    togetherEvents: joint.model?.events ?? null,
    togetherRatio: exp(joint.own?.estimate),
    togetherInterval: { lower: exp(joint.own?.lower), upper: exp(joint.own?.upper) },
    togetherP: orEmpty(joint.own?.pValue ?? Number.NaN),
  }
}

function exp(value = Number.NaN) {
  return orEmpty(Math.exp(value))
}
