import type { Checkpoint } from '../../checkpoint.ts'
import { columnsOf, parse } from '../../expression/parse.ts'
import { type Column, columnById, type Frame } from '../../frame/frame.ts'
import { textOfCell } from '../../frame/text-of-cells.ts'
import type { CheckRule } from './check-rule.ts'
import { RuleProblems } from './rule-problems.ts'

/** A value that breaks a rule, to be compared with the record. */
export interface Query {
  readonly rowId: number
  /** The id of the rule. */
  readonly rule: string
  /** By variable, with its id: the value, null if it is missing. A key or a formula has several. */
  readonly cells: readonly { readonly column: string; readonly text: string | null }[]
  /** By identifier variable: its value in the row. */
  readonly identifiers: readonly (string | null)[]
}

export interface ListedQueries {
  /** In the order of the rows, then of the rules. */
  readonly queries: readonly Query[]
  /** All of them: `queries` may have the first only. */
  readonly total: number
}

interface Asked {
  /** Ids of variables that tell which row it is. */
  readonly identifiers: readonly string[]
  /** Queries that are listed at most. */
  readonly most: number
  readonly checkpoint: Checkpoint
}

interface Found {
  readonly row: number
  readonly rule: number
  readonly place: number
}

/** Lists what breaks the rules, of the first rows. Throws ExpressionError if a formula cannot be applied: the step is broken then. */
export async function listedQueries(
  frame: Frame,
  rules: readonly CheckRule[],
  { identifiers, most, checkpoint }: Asked,
): Promise<ListedQueries> {
  const finder = new RuleProblems(frame, checkpoint)
  let [total, found]: [number, Found[]] = [0, []]
  for (const [rule, one] of rules.entries()) {
    // each column is looked through from the first row: of a rule the first ones of each suffice
    const kept = new Float64Array(Math.max(1, one.columns.length))
    await finder.of(one, (row, place) => {
      total++
      if ((kept[place] as number) >= most) return
      kept[place] = (kept[place] as number) + 1
      found.push({ row, rule, place })
      if (found.length > 8 * most) found = firstOf(found, most)
    })
  }
  const known = identifiers.flatMap((id) => columnById(frame, id) ?? [])
  const queries = firstOf(found, most).flatMap(({ row, rule, place }): readonly Query[] => {
    const asked = rules[rule]
    if (asked === undefined) return []
    const ids = columnsOfProblem(asked, place)
    const cells = ids.flatMap((id) => {
      const column = columnById(frame, id)
      return column === undefined ? [] : [{ column: id, text: textAt(column, row) }]
    })
    return [
      { rowId: frame.rowIds[row] as number, rule: asked.id, cells, identifiers: known.map((one) => textAt(one, row)) },
    ]
  })
  return { queries, total }
}

/** A key or a formula is broken by several values together. */
function columnsOfProblem({ kind, columns, within, formula }: CheckRule, place: number): readonly string[] {
  if (kind === 'formula') return columnsOf(parse(formula))
  return kind === 'unique' ? [...columns, ...within] : [columns[place] ?? '']
}

const firstOf = (found: readonly Found[], most: number): Found[] =>
  found.toSorted((a, b) => a.row - b.row || a.rule - b.rule || a.place - b.place).slice(0, most)

/** The cell as it is in the data, a missing code too. */
function textAt(column: Column, row: number): string | null {
  if (column.type === 'text') return column.dictionary[column.codes[row] as number] ?? null
  const value = column.values[row] as number
  return Number.isNaN(value) ? null : textOfCell(column.type)(value)
}
