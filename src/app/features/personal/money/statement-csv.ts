import type { WalletEntry } from '#contract/calls/money.ts'
import { yuanOf } from '#contract/money/fen.ts'
import type { MoneyNote } from '#contract/money/notes.ts'

interface Words {
  readonly heads: readonly string[]
  readonly notes: Readonly<Record<MoneyNote, string>>
  readonly parts: Readonly<Record<WalletEntry['part'], string>>
}

const MS_PER_SECOND = 1000

/** A statement as CSV with a byte order mark, which Excel needs; amounts in yuan with two decimals, times in UTC (ISO 8601). */
export function statementCsv(entries: readonly WalletEntry[], { heads, notes, parts }: Words): string {
  const rows = entries.map(({ time, note, part, amount, balance_after: after }) => [
    new Date(time * MS_PER_SECOND).toISOString(),
    notes[note],
    parts[part],
    yuanOf(amount),
    yuanOf(after),
  ])
  return `\ufeff${[heads, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
