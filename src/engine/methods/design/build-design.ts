import type { Checkpoint } from '../../checkpoint.ts'
import { factor } from '../../frame/factor.ts'
import { columnById, type Frame } from '../../frame/frame.ts'
import { usable } from '../../frame/usable.ts'
import { sortedCases } from '../samples/sorted-cases.ts'
import { defaultKnots } from './default-knots.ts'
import { evaluatePart } from './evaluate-part.ts'
import {
  type DesignPart,
  type DesignProduct,
  type LevelValue,
  type PlannedFactor,
  type PlannedTerm,
  planDesign,
} from './plan-design.ts'
import type { Contrast, Term } from './term.ts'

export interface FactorSettings {
  /** The level omitted by treatment and sum contrasts; if it does not occur, the first level that does. */
  readonly reference: LevelValue | null
  readonly contrast: Contrast
}

export interface Design {
  readonly rows: number
  readonly terms: readonly PlannedTerm[]
  readonly factors: Readonly<Record<string, PlannedFactor>>
  readonly knots: Readonly<Record<string, readonly number[]>>
  /** Columns of all terms, the intercept first. */
  readonly columns: readonly Float64Array[]
  /** For each column the index of its term; -1 for the intercept. */
  readonly termOf: readonly number[]
  /** For each polynomial that is not part of an interaction, the columns of its powers. */
  readonly powers: readonly (readonly number[])[]
  /** Sum of the offsets. */
  readonly offset: Float64Array | null
}

/**
 * The design matrix of a model with an intercept. Every row of the frame is complete and finite in the variables of the terms; `cases`: how many
 * cases each represents. Throws an Error if a covariate is not in the frame or is text: options are checked before.
 */
export async function buildDesign(
  frame: Frame,
  terms: readonly Term[],
  settings: Readonly<Record<string, FactorSettings>>,
  checkpoint: Checkpoint,
  cases?: Float64Array,
): Promise<Design> {
  const coded = new Map<string, { readonly levels: readonly LevelValue[]; readonly codes: Int32Array }>()
  const factors: Record<string, PlannedFactor> = {}
  for (const [id, { reference, contrast }] of Object.entries(settings)) {
    const column = columnById(frame, id)
    if (column === undefined) continue
    const { levels, codes } = factor(column)
    const values = levels.map(({ value }) => value)
    coded.set(id, { levels: values, codes })
    factors[id] = { levels: inCodingOrder(values, reference, contrast), contrast }
    await checkpoint()
  }
  const knots: Record<string, readonly number[]> = {}
  for (const term of terms)
    if (term.kind === 'spline')
      knots[term.variable] =
        typeof term.knots === 'number'
          ? defaultKnots(await sortedCases(numbersOf(frame, term.variable), checkpoint, cases), term.knots)
          : term.knots
  const planned = planDesign(terms, { factors, knots })
  const columns: Float64Array[] = [new Float64Array(frame.rows).fill(1)]
  for (const product of planned.flatMap((term) => term.columns)) {
    columns.push(plainValues(product) ?? (await multiplied(product)))
  }
  const termOf = [-1, ...planned.flatMap((term, k) => term.columns.map(() => k))]
  return {
    rows: frame.rows,
    terms: planned,
    factors,
    knots,
    columns,
    termOf,
    powers: lonePowers(planned, termOf),
    offset: offsetOf(frame, terms),
  }

  /** A single variable needs no copy. */
  function plainValues([part, ...others]: DesignProduct): Float64Array | undefined {
    return part === undefined || others.length > 0 || coded.has(part.variable) || !isPlain(part)
      ? undefined
      : numbersOf(frame, part.variable)
  }

  async function multiplied(product: DesignProduct): Promise<Float64Array> {
    const column = new Float64Array(frame.rows).fill(1)
    for (const part of product) {
      multiply(column, part)
      await checkpoint()
    }
    return column
  }

  function multiply(column: Float64Array, part: DesignPart): void {
    const factored = coded.get(part.variable)
    if (factored !== undefined) {
      const { codes, levels } = factored
      const byCode = Float64Array.from(levels, (level) => evaluatePart(part, level, { factors, knots }))
      // rows are complete: every row has a level
      for (let i = 0; i < column.length; i++) column[i] = (column[i] as number) * (byCode[codes[i] as number] as number)
      return
    }
    const values = numbersOf(frame, part.variable)
    if (isPlain(part)) {
      for (let i = 0; i < column.length; i++) column[i] = (column[i] as number) * (values[i] as number)
      return
    }
    const variables = { factors, knots }
    for (let i = 0; i < column.length; i++)
      column[i] = (column[i] as number) * evaluatePart(part, values[i] as number, variables)
  }
}

/** Whether it is the value of a variable itself. */
function isPlain(part: DesignPart): boolean {
  return !('power' in part || 'spline' in part || 'level' in part)
}

function lonePowers(planned: readonly PlannedTerm[], termOf: readonly number[]): readonly (readonly number[])[] {
  const multiplied = new Set(planned.flatMap(({ marginal }) => (marginal.length > 1 ? marginal : [])))
  return planned.flatMap(({ term, marginal }, k) =>
    term.kind === 'polynomial' && marginal.every((name) => !multiplied.has(name))
      ? [termOf.flatMap((of, column) => (of === k ? [column] : []))]
      : [],
  )
}

function inCodingOrder(
  levels: readonly LevelValue[],
  reference: LevelValue | null,
  contrast: Contrast,
): readonly LevelValue[] {
  const omitted = reference !== null && levels.includes(reference) ? reference : levels[0]
  if (omitted === undefined) return levels
  const others = levels.filter((level) => level !== omitted)
  return contrast === 'sum' ? [...others, omitted] : [omitted, ...others]
}

function offsetOf(frame: Frame, terms: readonly Term[]): Float64Array | null {
  const offsets = terms.flatMap((term) => (term.kind === 'offset' ? [numbersOf(frame, term.variable)] : []))
  if (offsets.length === 0) return null
  const sum = new Float64Array(frame.rows)
  for (const values of offsets) for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + (values[i] as number)
  return sum
}

function numbersOf(frame: Frame, id: string): Float64Array {
  const column = columnById(frame, id)
  const seen = column && usable(column)
  if (seen === undefined || seen.type === 'text') throw new Error(`${id} is not numeric`)
  return seen.values
}
