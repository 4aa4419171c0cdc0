import type { AnalysisDefinition, MessageSpecs, TableSpecs } from '../analysis.ts'
import type { CellOf, ColumnSpec, ColumnSpecs } from './columns.ts'
import type { Cell, LevelRef, Notice, OutcomeTable, Params, VariableRef } from './outcome.ts'

/** The cells of a row by the columns of the definition; one cell for each level under a repeated column. */
export type RowCells<C extends ColumnSpecs> = {
  readonly [K in keyof C]?: C[K] extends { perLevel: true } ? readonly (CellOf<C[K]> | null)[] : CellOf<C[K]> | null
}

export interface TableContent<C extends ColumnSpecs> {
  /** Set if several tables share one declaration. */
  readonly id?: string
  readonly where?: VariableRef | LevelRef
  readonly params?: Params
  /** The columns to show, in the order of the definition. */
  readonly columns: readonly Extract<keyof C, string>[]
  /** The levels, or the variables, under which columns are repeated, with the size of each group. */
  readonly levels?: readonly { readonly level: LevelRef | VariableRef; readonly n: number }[]
  readonly rows: readonly { readonly depth?: number; readonly cells: RowCells<C> }[]
  readonly notes?: readonly Notice[]
}

/** A table of an outcome, checked against its declaration by the compiler. */
export function buildTable<T extends TableSpecs, K extends Extract<keyof T, string>>(
  definition: { readonly results: { readonly tables: T } },
  of: K,
  content: TableContent<T[K]['columns']>,
): OutcomeTable {
  const specs: ColumnSpecs = definition.results.tables[of]?.columns ?? {}
  const levels = content.levels ?? []
  const shown = Object.entries(specs).filter(([id]) => content.columns.some((column) => column === id))
  const columns = shown.flatMap(([id, spec]) =>
    repeats(spec)
      ? levels.map(({ level, n }, i) => ({ id: `${id}@${i}`, of: id, level, params: { group: level, n } }))
      : [{ id, of: id, params: {} }],
  )
  return {
    id: content.id ?? of,
    of,
    ...(content.where === undefined ? {} : { where: content.where }),
    params: content.params ?? {},
    columns,
    rows: content.rows.map(({ depth = 0, cells }) => ({ depth, cells: flatCells(cells, shown) })),
    notes: content.notes ?? [],
  }
}

function repeats(spec: ColumnSpec): boolean {
  return spec.perLevel
}

function flatCells(cells: Readonly<Record<string, unknown>>, shown: readonly (readonly [string, ColumnSpec])[]) {
  const flat: Record<string, Cell> = {}
  for (const [id, spec] of shown) {
    const value = cells[id] as Cell | readonly Cell[] | undefined
    if (value === undefined || value === null) continue
    if (!repeats(spec)) flat[id] = value as Cell
    else
      (value as readonly Cell[]).forEach((cell, i) => {
        if (cell !== null) flat[`${id}@${i}`] = cell
      })
  }
  return flat
}

/** A notice whose code the definition declares. Throws an Error if it does not. */
export function notice<M extends MessageSpecs>(
  definition: Pick<AnalysisDefinition, 'id'> & { readonly messages: M },
  code: Extract<keyof M, string>,
  params: Params = {},
  about: { readonly weight?: Notice['weight']; readonly where?: VariableRef | LevelRef } = {},
): Notice {
  if (!Object.hasOwn(definition.messages, code)) throw new Error(`${definition.id} declares no message ${code}`)
  return { code, params, weight: about.weight ?? 'note', ...(about.where === undefined ? {} : { where: about.where }) }
}

/** A notice that warns, whose code the definition declares. Throws an Error if it does not. */
export function warning<M extends MessageSpecs>(
  definition: Pick<AnalysisDefinition, 'id'> & { readonly messages: M },
  code: Extract<keyof M, string>,
  params: Params = {},
): Notice {
  return notice(definition, code, params, { weight: 'warning' })
}
