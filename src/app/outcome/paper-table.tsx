import type { PresentedTable } from '#catalog/kit/present/present-table.ts'
import type { TextRun } from '#catalog/kit/present/text-run.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'

type Shown = Pick<PresentedTable, 'head' | 'notes'> & {
  readonly body: readonly {
    readonly depth: number
    readonly cells: readonly Pick<PresentedTable['body'][number]['cells'][number], 'runs' | 'align'>[]
  }[]
}

/** Rows and cells of an outcome have no name but their place. */
const placed = <T,>(items: readonly T[]) => items.map((item, k) => ({ item, key: String(k) }))

/** A three-line table as it is printed, with its notes and without its title. */
export function PaperTable({ table, label }: { table: Shown; label: string }) {
  return (
    <>
      <ScrollRegion label={label}>
        <table className="three-line text-sm">
          <thead>
            {placed(table.head).map(({ item: row, key }) => (
              <tr key={key}>
                {placed(row).map(({ item: { runs, align, colSpan, rowSpan }, key: cell }) => (
                  <th key={cell} scope="col" colSpan={colSpan} rowSpan={rowSpan} style={{ textAlign: align }}>
                    <TextRuns runs={runs} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {placed(table.body).map(({ item: { cells, depth }, key }) => (
              <tr key={key}>
                {placed(cells).map(({ item: { runs, align }, key: cell }) => (
                  <td key={cell} style={{ textAlign: align, ...(cell === '0' && indented(depth)) }}>
                    <TextRuns runs={runs} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {table.notes.map((note) => (
        <p key={note} className="mt-1 text-xs text-ink-2">
          {note}
        </p>
      ))}
    </>
  )
}

const indented = (depth: number) => ({ paddingInlineStart: `calc(var(--cell-pad) + ${depth}em)` })

function TextRuns({ runs }: { runs: readonly TextRun[] }) {
  return placed(runs).map(({ item: { text, italic, script }, key }) => {
    const inner = italic ? <em key={key}>{text}</em> : text
    if (script === 'sub') return <sub key={key}>{inner}</sub>
    if (script === 'super') return <sup key={key}>{inner}</sup>
    return inner
  })
}
