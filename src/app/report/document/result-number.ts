import type { Run } from '../../data/reports/block-text.ts'
import { type CellAddress, type KnownAtom, knownAtom } from '../../data/reports/inline-atom.ts'
import { tableKey } from '../../outcome/group-key.ts'
import type { ShownResult, ShownTable } from '../shown-result.ts'

/** The results of questions; a string says why there is none. */
type Shown = ReadonlyMap<string, ShownResult | string>

type NumberAtom = Extract<KnownAtom, { kind: 'number' }>

export const keyOfTable = ({ id, group }: ShownTable) => tableKey(id, group?.key)

/** The tables of a result whose cells have one address. */
export function numberTables({ tables }: ShownResult): readonly ShownTable[] {
  return tables.filter((table) => tables.filter((other) => keyOfTable(other) === keyOfTable(table)).length === 1)
}

/** The addresses of a table's cells that show a result with a digit, row by row. */
export function addressesOf({ id, group, keys, body }: ShownTable): readonly (readonly (CellAddress | undefined)[])[] {
  return body.map(({ cells }, r) =>
    cells.map(({ text }, c) => {
      const [row, column] = [keys.rows[r], keys.columns[c]]
      if (row === undefined || column === undefined || keys.areNames[c] || !/\d/.test(text)) return undefined
      return { table: id, ...(group && { group: group.key }), row, column }
    }),
  )
}

/**
 * The number of a cell as its table shows it; null if the result has no such cell any more, undefined while it is computed. A result that was deleted
 * or could not be computed has no cells.
 */
export function numberText({ analysis, cell }: NumberAtom, results: Shown): string | null | undefined {
  const result = results.get(analysis)
  if (result === undefined) return undefined
  if (typeof result === 'string') return null
  const table = numberTables(result).find((one) => keyOfTable(one) === tableKey(cell.table, cell.group))
  const r = table?.keys.rows.indexOf(cell.row) ?? -1
  const c = table?.keys.columns.indexOf(cell.column) ?? -1
  const text = table?.body[r]?.cells[c]?.text ?? ''
  return text === '' ? null : text
}

const isSame = (a: Run['marks'], b: Run['marks']) => JSON.stringify(a) === JSON.stringify(b)

/** The runs with each number of a result as plain text, as it is now. A number whose cell is gone, or is not yet computed, stays. */
export function plainNumbers(runs: readonly Run[], results: Shown): readonly Run[] {
  const plain: Run[] = []
  for (const run of runs) {
    const atom = knownAtom(run.atom)
    const text = atom?.kind === 'number' ? numberText(atom, results) : undefined
    const { marks, ai } = run
    const next: Run =
      typeof text === 'string' ? { text, ...(marks && { marks }), ...(ai !== undefined && { ai }) } : run
    const last = plain.at(-1)
    if (last && !last.atom && !next.atom && last.ai === next.ai && isSame(last.marks, next.marks))
      plain[plain.length - 1] = { ...last, text: last.text + next.text }
    else plain.push(next)
  }
  return plain
}
