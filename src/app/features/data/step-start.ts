import type { ColumnInfo, DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StepOptionSpec, StepOptionSpecs } from '#catalog/kit/steps/step-options.ts'

export interface StepStart {
  readonly options: StoredOptions
  /** Whether the value of the cell is among them. */
  readonly usesCell: boolean
}

/**
 * The options with which the form of a step begins at a column, or at a cell of it: undefined if the step cannot use the column. A
 * condition is that of the cell's value (null: not missing). A new variable gets a free name; a step that only renames gets none.
 */
export function startOptions(
  specs: StepOptionSpecs,
  column: ColumnInfo,
  dictionary: DataDictionary,
  cell: string | null,
): StepStart | undefined {
  const options: Record<string, Json> = {}
  const kinds = Object.values(specs).map(({ kind }) => kind)
  let isUsed = false
  for (const [name, spec] of Object.entries(specs)) {
    const value = isUsed ? undefined : begunWith(spec, column, cell)
    if (value === undefined) continue
    options[name] = value
    isUsed = true
  }
  if (!isUsed) return undefined
  const isRenaming = kinds.length === 2 && kinds.includes('variable')
  if (specs.name?.kind === 'text' && !isRenaming) options.name = freeName(column.name, dictionary)
  const usesCell = cell !== null && kinds.includes('formula') && Object.values(specs).some(isCondition)
  return { options, usesCell }
}

function begunWith(spec: StepOptionSpec, column: ColumnInfo, cell: string | null): Json | undefined {
  const { id, type } = column
  switch (spec.kind) {
    case 'variable':
      return accepts(spec, column) ? id : undefined
    case 'variables':
      return accepts(spec, column) ? [id] : undefined
    case 'sort-keys':
      return [{ column: id, descending: false }]
    case 'dictionary-items':
      return [{ column: id }]
    case 'formula':
      if (!isCondition(spec)) return `{${id}}`
      return cell === null ? `not is_missing({${id}})` : `{${id}} = ${literal(type, cell)}`
    default:
      return undefined
  }
}

const isCondition = (spec: StepOptionSpec) => spec.kind === 'formula' && spec.result === 'condition'

function accepts(
  spec: { readonly accepts: readonly string[]; readonly types?: readonly string[] },
  { measure, type }: ColumnInfo,
): boolean {
  return spec.accepts.includes(measure) && (spec.types ?? ['number', 'text']).includes(type)
}

function literal(type: ColumnInfo['type'], cell: string): string {
  // a kind of missing value such as .a is no number
  if (type === 'number' && Number.isFinite(Number(cell))) return cell
  return `"${cell.replace(/["\\]/g, (sign) => `\\${sign}`)}"`
}

/** The name with the first free number behind it. */
export function freeName(name: string, { columns }: DataDictionary): string {
  const taken = new Set(columns.map((column) => column.name))
  let k = 2
  while (taken.has(`${name}_${k}`)) k++
  return `${name}_${k}`
}
