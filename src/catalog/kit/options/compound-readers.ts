import type { Measure } from '#engine/frame/frame.ts'
import { columnInfo, type LevelValue } from '../data-dictionary.ts'
import type { Json } from '../json.ts'
import type {
  Counts,
  CountsOption,
  MatchedSet,
  MatchedSetOption,
  RepeatedMeasures,
  RepeatedMeasuresOption,
  WithinFactor,
} from './compound-options.ts'
import {
  asId,
  isLevel,
  isList,
  mustOccur,
  noteMissing,
  noteProblem,
  type OptionReader,
  readLevel,
  usableColumn,
} from './option-reader.ts'
import { level, type SurvivalOutcome, type SurvivalOutcomeOption, timeUnits } from './options.ts'

/** The column under a leaf; an empty string if none is chosen yet. */
function columnAt(reader: OptionReader, part: string, accepts: readonly Measure[], types?: readonly string[]): string {
  const leaf = `${reader.key}.${part}`
  const id = asId(reader.stored[leaf])
  if (id === null) noteMissing(reader, leaf, 'required')
  else usableColumn(reader, leaf, id, accepts, types)
  return id ?? ''
}

/** Columns of a list; null represents an unfilled place. */
function columnsAt(
  reader: OptionReader,
  part: string,
  accepts: readonly Measure[],
  types?: readonly string[],
): (string | null)[] {
  const leaf = `${reader.key}.${part}`
  const value = reader.stored[leaf] ?? []
  if (!isList(value)) {
    noteProblem(reader, leaf, 'wrong-form')
    return []
  }
  const ids = value.map(asId)
  for (const id of ids) if (id !== null) usableColumn(reader, leaf, id, accepts, types)
  const twice = ids.find((id, i) => id !== null && ids.indexOf(id) !== i)
  if (twice) noteProblem(reader, leaf, 'same-variable-twice', { variable: { variable: twice } })
  return ids
}

function oneOf<K extends string>(reader: OptionReader, part: string, choices: readonly K[], initial: K): K {
  const leaf = `${reader.key}.${part}`
  const value = reader.stored[leaf] ?? initial
  const found = choices.find((choice) => choice === value)
  if (found === undefined) noteProblem(reader, leaf, 'not-a-choice', { value: JSON.stringify(value) })
  return found ?? initial
}

const anyGroup: readonly Measure[] = ['nominal', 'ordinal', 'continuous']

/**
 * Reads form, time, start, unit, status and events below `<key>.`. The status may have any measurement level; the time is continuous and
 * non-negative (the entry checks that in the rows).
 */
export function readSurvivalOutcome(spec: SurvivalOutcomeOption, reader: OptionReader): SurvivalOutcome {
  const { key } = reader
  const [first = 'time'] = spec.forms
  const form = oneOf(reader, 'form', spec.forms, first)
  const types = form === 'dates' ? ['date', 'datetime'] : ['number']
  const measures: readonly Measure[] = form === 'dates' ? anyGroup : ['continuous', 'ordinal']
  const time = columnAt(reader, 'time', measures, types)
  const start = form === 'time' ? null : columnAt(reader, 'start', measures, types)
  const status = columnAt(reader, 'status', anyGroup)
  for (const [part, id] of [
    ['start', start],
    ['status', status],
  ] as const)
    if (id && id === time)
      noteProblem(reader, `${key}.${part}`, 'same-variable-twice', { variable: { variable: time } })
  const events = levelsAt(reader, 'events', status)
  if (events?.length === 0) noteMissing(reader, `${key}.events`, 'required-level')
  const competing = spec.competing ? (levelsAt(reader, 'competing', status) ?? []) : []
  const both = competing.find((value) => events?.includes(value))
  if (both !== undefined) noteProblem(reader, `${key}.competing`, 'same-level-twice')
  return { form, time, start, unit: oneOf(reader, 'unit', timeUnits, 'days'), status, events: events ?? [], competing }
}

function levelsAt(reader: OptionReader, part: string, variable: string): readonly LevelValue[] | undefined {
  const leaf = `${reader.key}.${part}`
  const values = reader.stored[leaf] ?? []
  if (!isList(values) || !values.every(isLevel)) {
    noteProblem(reader, leaf, 'wrong-form')
    return undefined
  }
  const levels = columnInfo(reader.dictionary, variable)?.levels
  for (const value of values) mustOccur(reader, leaf, variable, value, levels)
  return values
}

const layouts = ['wide', 'long'] as const
const twoLevels = { label: { en: '', zh: '' }, help: { en: '', zh: '' }, of: 'member' }

/** Reads pairs of columns (`wide`), or outcomes with the variables of the set and of its member (`long`), below `<key>.`. */
export function readMatchedSet(spec: MatchedSetOption, reader: OptionReader): MatchedSet {
  const { key } = reader
  if (oneOf(reader, 'layout', layouts, 'wide') === 'wide')
    return { layout: 'wide', pairs: readPairs(spec, reader, `${key}.pairs`) }
  const outcomes = columnsAt(reader, 'outcomes', spec.accepts, ['number']).filter((id) => id !== null)
  if (outcomes.length === 0) noteMissing(reader, `${key}.outcomes`, 'too-few-variables', { min: 1 })
  if (outcomes.length > spec.max) noteProblem(reader, `${key}.outcomes`, 'too-many-variables', { max: spec.max })
  const set = columnAt(reader, 'set', [...anyGroup, 'id'])
  const member = columnAt(reader, 'member', anyGroup)
  if (set !== '' && set === member)
    noteProblem(reader, `${key}.member`, 'same-variable-twice', { variable: { variable: set } })
  const variable = asId(member)
  const first = readLevel(level({ ...twoLevels, initial: 'first-of-two' }), reader, variable, `${key}.first`)
  const second = readLevel(level({ ...twoLevels, initial: 'second-of-two' }), reader, variable, `${key}.second`)
  if (first !== null && first === second) noteProblem(reader, `${key}.second`, 'same-level-twice')
  return { layout: 'long', outcomes, set, member, first, second }
}

function readPairs(spec: MatchedSetOption, reader: OptionReader, leaf: string): readonly (readonly [string, string])[] {
  const value = reader.stored[leaf] ?? []
  if (!isList(value) || !value.every((pair) => isList(pair) && pair.length === 2)) {
    noteProblem(reader, leaf, 'wrong-form')
    return []
  }
  const pairs = value.flatMap((pair): (readonly [string, string])[] => {
    const [a, b] = (pair as readonly Json[]).map(asId)
    for (const id of [a, b]) if (id) usableColumn(reader, leaf, id, spec.accepts, ['number'])
    if (!a || !b) {
      const half = a ?? b
      if (half) noteMissing(reader, leaf, 'unpaired-variable', { variable: { variable: half } })
      return []
    }
    if (a === b) noteProblem(reader, leaf, 'same-variable-twice', { variable: { variable: a } })
    return [[a, b]]
  })
  if (pairs.length > spec.max) noteProblem(reader, leaf, 'too-many-variables', { max: spec.max })
  if (pairs.length === 0 && reader.missing.length === 0) noteMissing(reader, leaf, 'required-pair')
  return pairs
}

/** Reads factors and a column for each combination of their levels (`wide`), or outcome, subject and factors (`long`), below `<key>.`. */
export function readRepeatedMeasures(spec: RepeatedMeasuresOption, reader: OptionReader): RepeatedMeasures {
  const { key } = reader
  if (oneOf(reader, 'layout', layouts, 'wide') === 'wide') {
    const factors = readFactors(spec, reader, `${key}.factors`)
    const cells = factors.reduce((product, { levels }) => product * levels.length, factors.length === 0 ? 0 : 1)
    const columns = columnsAt(reader, 'columns', spec.accepts, ['number']).slice(0, cells)
    const filled = columns.filter((id) => id !== null)
    if (filled.length < cells) noteMissing(reader, `${key}.columns`, 'combinations-unfilled', { n: cells })
    return { layout: 'wide', factors, columns: filled }
  }
  const outcome = columnAt(reader, 'outcome', spec.accepts, ['number'])
  const subject = columnAt(reader, 'subject', [...anyGroup, 'id'])
  const within = columnsAt(reader, 'within', ['nominal', 'ordinal']).filter((id) => id !== null)
  if (within.length === 0) noteMissing(reader, `${key}.within`, 'too-few-variables', { min: 1 })
  if (within.length > spec.maxFactors)
    noteProblem(reader, `${key}.within`, 'too-many-variables', { max: spec.maxFactors })
  return { layout: 'long', outcome, subject, within }
}

function readFactors(spec: RepeatedMeasuresOption, reader: OptionReader, leaf: string): readonly WithinFactor[] {
  const value = reader.stored[leaf] ?? []
  const items: readonly unknown[] | null = isList(value) ? value : null
  if (items === null || items.length > spec.maxFactors || !items.every(isFactor)) {
    noteProblem(reader, leaf, 'wrong-form')
    return []
  }
  const factors = items.flatMap(({ name, levels }): WithinFactor[] => {
    const named = levels.filter((level) => level.trim() !== '')
    return name.trim() === '' || named.length < 2 ? [] : [{ name: name.trim(), levels: named }]
  })
  if (factors.length < Math.max(items.length, 1)) noteMissing(reader, leaf, 'factor-levels')
  return factors
}

function isFactor(item: unknown): item is WithinFactor {
  if (typeof item !== 'object' || item === null) return false
  const { name, levels } = item as { readonly name?: unknown; readonly levels?: unknown }
  return typeof name === 'string' && isList(levels) && levels.every((level) => typeof level === 'string')
}

/**
 * Reads the names of rows and columns and the counts, row by row, below `<key>.`. A cell that is not a number becomes 0, with a problem or as
 * missing.
 */
export function readCounts(spec: CountsOption, reader: OptionReader): Counts {
  const { key } = reader
  const names = (part: string, max: number): readonly string[] => {
    const value = reader.stored[`${key}.${part}`] ?? []
    if (isList(value) && value.length <= max && value.every((name) => typeof name === 'string')) return value
    noteProblem(reader, `${key}.${part}`, 'wrong-form')
    return []
  }
  const rows = names('rows', spec.maxRows)
  const columns = names('columns', spec.maxColumns)
  const leaf = `${key}.counts`
  const value = reader.stored[leaf] ?? []
  const table = isList(value) ? value.map((row) => (isList(row) ? row : [])) : []
  if (rows.length < 2 || columns.length < 2) noteMissing(reader, leaf, 'counts-empty')
  else if (table.length !== rows.length || table.some((row) => row.length !== columns.length))
    noteMissing(reader, leaf, 'counts-empty')
  else if (table.some((row) => row.includes(null))) noteMissing(reader, leaf, 'counts-empty')
  else if (!table.flat().every((count) => typeof count === 'number' && Number.isInteger(count) && count >= 0))
    noteProblem(reader, leaf, 'counts-not-whole')
  return { rows, columns, counts: table.map((row) => row.map((count) => (typeof count === 'number' ? count : 0))) }
}
