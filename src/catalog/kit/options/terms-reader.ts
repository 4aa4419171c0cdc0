import type { Measure } from '#engine/frame/frame.ts'
import type { Contrast, Term } from '#engine/methods/design/term.ts'
import { columnInfo, type LevelValue } from '../data-dictionary.ts'
import type { Json } from '../json.ts'
import type { ModelTerms, TermsOption } from './compound-options.ts'
import { asId, isList, noteMissing, noteProblem, type OptionReader, readLevel, usableColumn } from './option-reader.ts'
import { level } from './options.ts'
import { termVariables } from './term-variables.ts'

const leastKnots = 3
const maxKnots = 10
const highestDegree = 10
const anyMeasure: readonly Measure[] = ['nominal', 'ordinal', 'continuous']

/** Terms as stored below `<key>.list`, with a reference and a contrast for each categorical variable among them. */
export function readTerms(spec: TermsOption, reader: OptionReader): ModelTerms {
  const leaf = `${reader.key}.list`
  const value = reader.stored[leaf] ?? []
  if (!isList(value)) {
    noteProblem(reader, leaf, 'wrong-form')
    return { terms: [], factors: {} }
  }
  const terms = value.flatMap((item) => readTerm(spec, reader, leaf, item) ?? [])
  const seen = new Set<string>()
  for (const term of terms) {
    const name = JSON.stringify([term.kind, termVariables(term).toSorted()])
    if (seen.has(name))
      noteProblem(reader, leaf, 'same-term-twice', { variables: termVariables(term).map((variable) => ({ variable })) })
    seen.add(name)
  }
  if (terms.length < spec.min) noteMissing(reader, leaf, 'too-few-terms', { min: spec.min })
  if (terms.length > spec.max) noteProblem(reader, leaf, 'too-many-terms', { max: spec.max })
  return { terms, factors: readFactors(reader, terms) }
}

function readTerm(spec: TermsOption, reader: OptionReader, leaf: string, item: Json): Term | undefined {
  const term = asTerm(item)
  if (term === undefined) {
    noteProblem(reader, leaf, 'wrong-form')
    return undefined
  }
  if (!spec.allows.includes(term.kind)) noteProblem(reader, leaf, 'term-not-allowed')
  for (const id of termVariables(term)) {
    const column = usableColumn(reader, leaf, id, term.kind === 'cluster' ? [...anyMeasure, 'id'] : anyMeasure)
    if (column !== undefined && needsNumber(term, id) && (column.type !== 'number' || column.measure !== 'continuous'))
      noteProblem(reader, leaf, 'term-needs-number', { variable: { variable: id } })
  }
  return term
}

function needsNumber(term: Term, variable: string): boolean {
  if (term.kind === 'random') return variable === term.slope
  return term.kind === 'polynomial' || term.kind === 'spline' || term.kind === 'offset'
}

/** A stored value as a term of a model; undefined if it does not have the form of one. */
export function asTerm(item: Json): Term | undefined {
  if (typeof item !== 'object' || item === null || isList(item)) return undefined
  const of = item as Readonly<Record<string, Json>>
  const variable = asId(of.variable)
  switch (of.kind) {
    case 'main':
    case 'offset':
    case 'strata':
    case 'cluster':
      return variable === null ? undefined : { kind: of.kind, variable }
    case 'interaction': {
      const ids = isList(of.variables) ? of.variables.flatMap((id) => asId(id) ?? []) : []
      return ids.length >= 2 && new Set(ids).size === ids.length ? { kind: 'interaction', variables: ids } : undefined
    }
    case 'nested': {
      const within = asId(of.within)
      return variable === null || within === null || variable === within
        ? undefined
        : { kind: 'nested', variable, within }
    }
    case 'polynomial': {
      const { degree } = of
      const isDegree = typeof degree === 'number' && Number.isInteger(degree) && degree >= 2 && degree <= highestDegree
      return variable !== null && isDegree ? { kind: 'polynomial', variable, degree } : undefined
    }
    case 'spline': {
      const knots = asKnots(of.knots)
      return variable === null || knots === undefined ? undefined : { kind: 'spline', variable, knots }
    }
    case 'random': {
      const group = asId(of.group)
      return group === null ? undefined : { kind: 'random', group, slope: asId(of.slope) }
    }
    default:
      return undefined
  }
}

/** A number of knots, or the knots in ascending order. */
function asKnots(value: Json | undefined): number | readonly number[] | undefined {
  const isCount = (count: number) => Number.isInteger(count) && count >= leastKnots && count <= maxKnots
  if (typeof value === 'number') return isCount(value) ? value : undefined
  if (!isList(value) || !isCount(value.length)) return undefined
  const knots = value.filter((knot) => typeof knot === 'number')
  return knots.length === value.length && knots.every((knot, i) => i === 0 || knot > (knots[i - 1] ?? knot))
    ? knots
    : undefined
}

const reference = level({
  label: { en: '', zh: '' },
  help: { en: '', zh: '' },
  of: '',
  initial: 'first',
})

/** Settings of each categorical variable with coefficients. */
function readFactors(reader: OptionReader, terms: readonly Term[]): ModelTerms['factors'] {
  const withCoefficients = terms.filter(({ kind }) => kind === 'main' || kind === 'interaction' || kind === 'nested')
  const ids = new Set(withCoefficients.flatMap(termVariables))
  const factors: Record<string, { reference: LevelValue | null; contrast: Contrast }> = {}
  for (const id of ids) {
    const measure = columnInfo(reader.dictionary, id)?.measure
    if (measure !== 'nominal' && measure !== 'ordinal') continue
    factors[id] = {
      reference: readLevel(reference, reader, id, `${reader.key}.reference.${id}`),
      contrast: readContrast(reader, `${reader.key}.contrast.${id}`),
    }
  }
  return factors
}

function readContrast(reader: OptionReader, leaf: string): Contrast {
  const value = reader.stored[leaf] ?? 'treatment'
  if (value === 'treatment' || value === 'sum') return value
  noteProblem(reader, leaf, 'not-a-choice', { value: JSON.stringify(value) })
  return 'treatment'
}
