import type { Contrast, Term } from './term.ts'

export type LevelValue = number | string

/** One factor of a design column: a covariate, a power of it, a part of its spline, or a contrast of a level. */
export type DesignPart =
  | { readonly variable: string }
  | { readonly variable: string; readonly power: number }
  | { readonly variable: string; readonly spline: number }
  | { readonly variable: string; readonly level: LevelValue; readonly coding: Contrast | 'indicator' }

/** A column is the product of its parts; the intercept is the empty product. */
export type DesignProduct = readonly DesignPart[]

export interface PlannedFactor {
  /** The omitted level comes first under treatment contrasts, last under sum contrasts. */
  readonly levels: readonly LevelValue[]
  readonly contrast: Contrast
}

export interface PlannedTerm {
  readonly term: Term
  /** Names of the term's factors, covariates with their form: they determine which terms contain which. */
  readonly marginal: readonly string[]
  readonly columns: readonly DesignProduct[]
}

export interface DesignVariables {
  readonly factors: Readonly<Record<string, PlannedFactor>>
  /** The knots of each variable with a spline. */
  readonly knots: Readonly<Record<string, readonly number[]>>
}

/**
 * The columns of each term, like R's model.matrix: main effects before products, otherwise in the given order; in a product a factor has
 * contrasts if the term without it is contained in an earlier term, and otherwise an indicator of each level. A covariate enters a product in
 * the form that it has in the model: its powers, its spline, or itself.
 */
export function planDesign(terms: readonly Term[], variables: DesignVariables): readonly PlannedTerm[] {
  const ingredients = (term: Term) => ingredientsOf(term, terms)
  const written = [...new Set(terms.flatMap((term) => ingredients(term).map(nameOf)))]
  const fixed = terms
    .filter(({ kind }) => kind !== 'offset' && kind !== 'strata' && kind !== 'cluster' && kind !== 'random')
    .map((term) => ({
      term,
      parts: ingredients(term).toSorted((a, b) => written.indexOf(nameOf(a)) - written.indexOf(nameOf(b))),
    }))
    .toSorted((a, b) => a.parts.length - b.parts.length)
  const earlier: ReadonlySet<string>[] = [new Set()]
  return fixed.map(({ term, parts }) => {
    const marginal = parts.map(nameOf)
    const codes = parts.map((part) => {
      const others = marginal.filter((name) => name !== nameOf(part))
      const contrasts = earlier.some((names) => others.every((name) => names.has(name)))
      return partColumns(part, contrasts, variables)
    })
    earlier.push(new Set(marginal))
    return { term, marginal, columns: products(codes) }
  })
}

interface Ingredient {
  readonly variable: string
  readonly form: 'plain' | 'powers' | 'spline'
  readonly degree: number
}

function ingredientsOf(term: Term, terms: readonly Term[]): readonly Ingredient[] {
  switch (term.kind) {
    case 'interaction':
      return term.variables.map((variable) => formOf(variable, terms))
    case 'nested':
      return [formOf(term.within, terms), formOf(term.variable, terms)]
    case 'polynomial':
      return [{ variable: term.variable, form: 'powers', degree: term.degree }]
    case 'spline':
      return [{ variable: term.variable, form: 'spline', degree: 0 }]
    case 'main':
      return [{ variable: term.variable, form: 'plain', degree: 1 }]
    default:
      return []
  }
}

function formOf(variable: string, terms: readonly Term[]): Ingredient {
  for (const term of terms) {
    if (term.kind === 'spline' && term.variable === variable) return { variable, form: 'spline', degree: 0 }
    if (term.kind === 'polynomial' && term.variable === variable)
      return { variable, form: 'powers', degree: term.degree }
  }
  return { variable, form: 'plain', degree: 1 }
}

function nameOf({ variable, form }: Ingredient): string {
  return JSON.stringify([variable, form])
}

function partColumns(
  { variable, form, degree }: Ingredient,
  contrasts: boolean,
  { factors, knots }: DesignVariables,
): readonly DesignPart[] {
  if (form === 'powers') return Array.from({ length: degree }, (_, k) => ({ variable, power: k + 1 }))
  if (form === 'spline')
    return Array.from({ length: (knots[variable]?.length ?? 1) - 1 }, (_, k) => ({ variable, spline: k + 1 }))
  const factor = factors[variable]
  if (factor === undefined) return [{ variable }]
  const { levels, contrast } = factor
  if (!contrasts) return levels.map((level) => ({ variable, level, coding: 'indicator' }))
  const shown = contrast === 'sum' ? levels.slice(0, -1) : levels.slice(1)
  return shown.map((level) => ({ variable, level, coding: contrast }))
}

/** The first factor varies fastest. */
function products(codes: readonly (readonly DesignPart[])[]): readonly DesignProduct[] {
  return codes.reduce<readonly DesignProduct[]>(
    (columns, parts) => parts.flatMap((part) => columns.map((column) => [...column, part])),
    [[]],
  )
}
