import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { cellAt } from '#engine/frame/pick-cells.ts'
import { RowIds, withoutTwins } from '#engine/frame/row-ids.ts'
import { textOfCell } from '#engine/frame/text-of-cells.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Apply, Broken, StepOptionsOf } from '../../kit/step.ts'
import { broken, madeTable, namesProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import { type definition, maxRows } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { checkpoint = uninterrupted, stepId } = context
  if (frame.rows > maxRows) return broken('too-many-rows', { count: frame.rows, most: maxRows }, 'variables')
  if (frame.rows === 0) return broken('no-rows')
  const names = rowNames(frame, options)
  if ('status' in names) return names
  const problem =
    namesProblem({ columns: [] }, [options.name], 'name') ??
    namesProblem(
      { columns: [{ id: '', name: options.name.trim() }] },
      names,
      options.names === null ? 'prefix' : 'names',
    )
  if (problem !== null) return problem
  const sources = options.variables.flatMap((id) => columnById(frame, id) ?? []).map(usable)
  const words = sources.find(({ type }) => type !== 'number')
  const rows = sources.length
  const columns: Column[] = [
    {
      ...newMeta(context, options.name, 'nominal'),
      id: stepColumnId(stepId, 'variable'),
      type: 'text',
      codes: Int32Array.from({ length: rows }, (_, k) => k),
      dictionary: sources.map(({ name }) => name),
    },
  ]
  for (let row = 0; row < frame.rows; row++) {
    const id = stepColumnId(stepId, `r${frame.rowIds[row]}`)
    const meta = { ...newMeta(context, names[row] ?? '', words === undefined ? 'continuous' : 'nominal'), id }
    columns.push(words === undefined ? numbersAt(sources, row, meta) : textsAt(sources, row, meta))
    if (row % 64 === 63) await checkpoint()
  }
  const hashed = new RowIds(stepId)
  const rowIds = withoutTwins(Float64Array.from(sources, ({ id }) => hashed.of([id])))
  return madeTable(rowIds, columns, [
    note('transposed', { rows: frame.rows, variables: rows }),
    ...(words === undefined ? [] : [warning('became-texts', { variable: { variable: words.id } })]),
  ])
}

export function reads({ variables, names }: Options): readonly string[] {
  return [...new Set([...variables, ...(names === null ? [] : [names])])]
}

type Meta = ReturnType<typeof newMeta>

function numbersAt(sources: readonly Column[], row: number, meta: Meta): Column {
  const values = Float64Array.from(sources, (one) => (one.type === 'text' ? Number.NaN : (one.values[row] as number)))
  return { ...meta, type: 'number', values }
}

function textsAt(sources: readonly Column[], row: number, meta: Meta): Column {
  const known = new Map<string, number>()
  const codes = Int32Array.from(sources, (source) => {
    const text = textAt(source, row)
    if (text === null) return -1
    const code = known.get(text) ?? known.size
    known.set(text, code)
    return code
  })
  return { ...meta, type: 'text', codes, dictionary: [...known.keys()] }
}

function textAt(column: Column, row: number): string | null {
  const cell = cellAt(column, row)
  return typeof cell === 'number' && column.type !== 'text' ? textOfCell(column.type)(cell) : (cell as string | null)
}

/** The names of the new variables, or why the rows have none. */
function rowNames(frame: Frame, { names: id, prefix }: Options): readonly string[] | Broken {
  if (id === null) return Array.from({ length: frame.rows }, (_, row) => `${prefix}${row + 1}`.trim())
  const source = columnById(frame, id)
  if (source === undefined) return broken('column-missing', { column: id }, 'names')
  const seen = usable(source)
  const names = new Set<string>()
  for (let row = 0; row < frame.rows; row++) {
    const name = textAt(seen, row)?.trim() ?? ''
    if (name === '') return broken('name-missing', { variable: { variable: id }, row: row + 1 }, 'names')
    if (names.has(name)) return broken('name-twice', { variable: { variable: id }, value: name }, 'names')
    names.add(name)
  }
  return [...names]
}
