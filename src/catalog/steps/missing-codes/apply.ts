import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import type { Column, ColumnMeta } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { missingNumbers, missingTexts } from '#engine/frame/missing-values.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { withDeclared } from '../../kit/steps/declared-missing.ts'
import { broken, changedColumns, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>
type Declared = Pick<ColumnMeta, 'missingCodes' | 'missingRanges'>

const mostNamed = 20

export const apply: Apply<typeof definition> = async (frame, options, { checkpoint = uninterrupted }) => {
  const { numbers, texts, among, variables, as } = options
  if (numbers.codes.length + numbers.ranges.length + texts.length === 0) return broken('no-codes', {}, 'numbers')
  const meant = frame.columns.filter(
    ({ id, type }) => (type === 'number' || type === 'text') && (among === 'all' || variables.includes(id)),
  )
  const columns: Column[] = []
  const [names, empty]: [string[], string[]] = [[], []]
  let count = 0
  for (const column of meant) {
    const declared = declaredFor(column, options)
    const { found, left, cells } = await lookFor(column, declared, checkpoint)
    count += found
    if (found > 0) names.push(column.name)
    if (found > 0 && left === 0) empty.push(column.id)
    if (as === 'blank' && cells !== null)
      columns.push({ ...withCells(column, cells), ...withoutLabels(column, declared) })
    const wanted = as === 'user-missing' && (among === 'some' || found > 0)
    const next = wanted ? withDeclared(column, declared) : column
    if (next !== column) columns.push(next)
  }
  if (count === 0) return changedColumns(columns, [warning('not-found')])
  const notices = [note('declared', { count, variables: names.length })]
  if (among === 'all') notices.push(note('found-in', { names: shortened(names) }))
  return changedColumns(columns, [
    ...notices,
    ...empty.map((id) => warning('all-missing', { variable: { variable: id } })),
  ])
}

export function reads({ among, variables }: Options): readonly string[] | 'all' {
  return among === 'all' ? 'all' : variables
}

function declaredFor({ type }: Column, { numbers, texts }: Options): Declared {
  if (type === 'text') return { missingCodes: texts, missingRanges: [] }
  return { missingCodes: numbers.codes, missingRanges: numbers.ranges }
}

const shortened = (names: readonly string[]): readonly string[] =>
  names.length > mostNamed ? [...names.slice(0, mostNamed), '…'] : names

interface Found {
  /** Cells that have been values, and values that are left. */
  readonly found: number
  readonly left: number
  /** Cells with blanks in place of the codes, those declared before too; null if there is none. */
  readonly cells: Float64Array | Int32Array | null
}

function lookFor(column: Column, declared: Declared, checkpoint: Checkpoint): Promise<Found> {
  if (column.type !== 'text') {
    const wasMissing = missingNumbers(column)
    return blanked(column.values, missingNumbers(declared), wasMissing, Number.NaN, checkpoint)
  }
  const meant = column.dictionary.map(missingTexts(declared))
  const wasMissing = column.dictionary.map(missingTexts(column))
  const isMeant = (code: number) => meant[code] === true
  return blanked(column.codes, isMeant, (code) => wasMissing[code] === true, -1, checkpoint)
}

/** `blank` is the cell of a missing value. */
async function blanked<C extends Float64Array | Int32Array>(
  cells: C,
  isMeant: (cell: number) => boolean,
  wasMissing: (cell: number) => boolean,
  blank: number,
  checkpoint: Checkpoint,
): Promise<Found> {
  let [found, left] = [0, 0]
  let next: C | null = null
  await inBlocks(cells.length, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const cell = cells[row] as number
      if (Object.is(cell, blank)) continue
      const isValue = !wasMissing(cell)
      if (!isMeant(cell)) {
        if (isValue) left++
        continue
      }
      if (isValue) found++
      next ??= cells.slice() as C
      next[row] = blank
    }
  })
  return { found, left, cells: next }
}

function withCells(column: Column, cells: Float64Array | Int32Array): Column {
  if (column.type === 'text') return { ...column, codes: Int32Array.from(cells) }
  return { ...column, values: Float64Array.from(cells) }
}

/** A value that no longer occurs by decision would remain as an empty group if it kept its label. */
function withoutLabels({ type, valueLabels }: Column, declared: Declared): Pick<ColumnMeta, 'valueLabels'> {
  const isMeant =
    type === 'text'
      ? (value: number | string) => missingTexts(declared)(String(value))
      : (value: number | string) => typeof value === 'number' && missingNumbers(declared)(value)
  return { valueLabels: valueLabels.filter(({ value }) => !isMeant(value)) }
}
