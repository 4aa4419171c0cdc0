import type { Analysis } from '#catalog/index.ts'
import type { TableSpec } from '#catalog/kit/analysis.ts'
import type { NamedColumns } from '#catalog/kit/data-dictionary.ts'
import type { Display } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Cell, Done, LevelRef, Notice, Outcome, OutcomeTable, Params } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { presentTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { smallCountsIn, withoutSmallCounts } from '#catalog/kit/present/small-counts.ts'
import type { Language } from '#catalog/kit/words.ts'
import { type AttachableTable, mark, type Ref, type ResultAttached } from '../attached/attachment.ts'

/** What a text from the data is replaced by. */
const NOT_SAID = '…'
/** Quartiles of fewer rows are single values. */
const LEAST_ROWS = 10

/** A result as it may be attached, and how many counts from 1 to 4 its tables have. */
export interface AttachableResult {
  readonly result: ResultAttached
  readonly smallCounts: number
}

/**
 * A result for a model: tables rounded as on the page, with marks in place of names and of labels of values, without texts from the data and
 * without columns of single rows (SPEC AI2). The reading goes along only if no count is hidden. Undefined without a result, and for one of fewer than ten rows.
 */
export function attachableResult(
  entry: Pick<Analysis, 'definition' | 'reading'>,
  outcome: Outcome,
  names: NamedColumns,
  { language, hidesSmallCounts }: { readonly language: Language; readonly hidesSmallCounts: boolean },
): AttachableResult | undefined {
  const parts = partsOf(outcome)
  if (parts.length === 0) return undefined
  const { definition, reading } = entry
  const { display, refs } = markedDisplay(names, language)
  const all = parts.flatMap(({ level, done }) => done.tables.map((table) => ({ level, table })))
  const specOf = (table: OutcomeTable) => definition.results.tables[table.of]
  const smallCounts = all.reduce((sum, { table }) => {
    const spec = specOf(table)
    return spec ? sum + smallCountsIn(spec, table) : sum
  }, 0)
  const tables = all.flatMap(({ level, table }, place): AttachableTable[] => {
    const spec = specOf(table)
    if (!spec) return []
    const shown = hidesSmallCounts ? withoutSmallCounts(spec, table) : table
    const own = spec.ofSingleRows ?? []
    const hidden = new Set(shown.columns.filter(({ of }) => own.includes(of)).map(({ id }) => id))
    const few = hidesSmallCounts ? rowsOfFew(spec, table) : new Set<number>()
    const { title, head, body } = presentTable(definition, withoutTexts(shown, hidden, table, few), display)
    const of = level ? ` (${display.names.level(level)})` : ''
    return [
      {
        id: `${place}:${table.id}`,
        title: `${title}${of}`,
        head: head.flat().map(({ text }) => text),
        rows: body.map(({ cells }) => cells.map(({ text }) => text)),
      },
    ]
  })
  const maySay =
    (smallCounts === 0 || !hidesSmallCounts) && !all.some(({ table }) => (specOf(table)?.ofSingleRows ?? []).length > 0)
  const remarks = parts.flatMap(({ done }) => done)
  return {
    smallCounts,
    result: {
      kind: 'result',
      entry: definition.id,
      tables,
      notices: codesOf(remarks.flatMap(({ notices }) => notices)),
      checks: remarks.flatMap(({ checks }) => checks.map(({ code, result }) => [code, result] as const)),
      reading: maySay ? parts.flatMap(({ done }) => presentReading({ reading }, done.facts, display).paragraphs) : [],
      refs,
    },
  }
}

const codesOf = (notices: readonly Notice[]) => [...new Set(notices.map(({ code }) => code))]

function partsOf(outcome: Outcome): readonly { readonly level?: LevelRef; readonly done: Done }[] {
  const all =
    outcome.status === 'split'
      ? outcome.parts.map(({ level, outcome: done }) => ({ level, done }))
      : [{ level: undefined, done: outcome }]
  return all.flatMap(({ level, done }) =>
    done.status === 'done' && (done.sample.total === 0 || done.sample.used >= LEAST_ROWS)
      ? [{ ...(level && { level }), done }]
      : [],
  )
}

/** A display that writes marks in place of names. */
function markedDisplay(named: NamedColumns, language: Language): { display: Display; refs: readonly Ref[] } {
  const refs: Ref[] = []
  const places = new Map<string, number>()
  const own = namesOf(named)
  const markOf = (ref: Ref) => {
    const key = JSON.stringify('level' in ref ? [ref.variable, ref.level] : [ref.variable])
    const place = places.get(key) ?? refs.push(ref) - 1
    places.set(key, place)
    return mark(place)
  }
  const names = {
    variable: (variable: string) => markOf({ variable }),
    level: ({ variable, level }: LevelRef) => markOf({ variable, level, label: own.level({ variable, level }) }),
  }
  return { display: { settings: displaySettings(language), names }, refs }
}

/** Rows that describe 1 to 4 cases: their numbers are nearly those of the cases. */
function rowsOfFew({ columns }: TableSpec, table: OutcomeTable): ReadonlySet<number> {
  const counts = table.columns.filter(({ of }) => columns[of]?.kind === 'count')
  const isFew = (cell: unknown) => typeof cell === 'number' && cell >= 1 && cell < 5
  return new Set(table.rows.flatMap(({ cells }, row) => (counts.some(({ id }) => isFew(cells[id])) ? [row] : [])))
}

/** The table without columns of single rows, numbers of few cases, and words from the data; `<5` is kept. */
function withoutTexts(
  table: OutcomeTable,
  hidden: ReadonlySet<string>,
  original: OutcomeTable,
  few: ReadonlySet<number>,
): OutcomeTable {
  return {
    ...table,
    params: withoutWords(table.params),
    notes: [],
    columns: table.columns
      .filter(({ id }) => !hidden.has(id))
      .map((column, place) => {
        const before = original.columns.find(({ id }) => id === column.id) ?? original.columns[place]
        // a count that was hidden just now is a text, and may be said
        const hiddenNow = Object.entries(column.params).filter(([name, value]) => value !== before?.params[name])
        return { ...column, params: { ...withoutWords(column.params), ...Object.fromEntries(hiddenNow) } }
      }),
    rows: table.rows.map(({ depth, cells }, row) => ({
      depth,
      cells: Object.fromEntries(
        Object.entries(cells).map(([id, cell]) => {
          const isText = typeof cell === 'object' && cell !== null && 'text' in cell
          if (isText) return [id, original.rows[row]?.cells[id] === cell ? { text: NOT_SAID } : cell]
          return [id, few.has(row) && isMeasure(cell) ? null : cell]
        }),
      ),
    })),
  }
}

/** A number or a pair of limits; not a name, a key or a summary by counts. */
const isMeasure = (cell: Cell) =>
  typeof cell === 'number' ||
  (typeof cell === 'object' &&
    cell !== null &&
    ('lower' in cell || ('form' in cell && cell.form !== 'count' && cell.form !== 'count-percent')))

/** Words among parameters may be from the data. */
const withoutWords = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? NOT_SAID : value]),
  )
