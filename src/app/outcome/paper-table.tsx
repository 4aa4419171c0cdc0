import type { TextRun } from '#catalog/kit/present/text-run.ts'
import { classNames } from '../ui/class-names.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { useGrowing } from '../ui/use-growing.ts'

interface ShownCell {
  readonly runs: readonly Partial<TextRun>[]
  readonly align: 'left' | 'center' | 'right'
}

interface Shown {
  readonly head: readonly (readonly (ShownCell & { readonly colSpan: number; readonly rowSpan: number })[])[]
  readonly body: readonly { readonly depth: number; readonly cells: readonly ShownCell[] }[]
  readonly notes: readonly string[]
}

interface Props {
  table: Shown
  label: string
  /** As on the page of a result: columns of text keep a width. */
  isWide?: boolean
}

/** Rows rendered at once: more would block the page. */
const AT_ONCE = 100

/** With more columns a table is set smaller, where its container is narrow. */
const DENSE_FROM = 6

/** Rows and cells of an outcome have no name but their place. */
const placed = <T,>(items: readonly T[]) => items.map((item, k) => ({ item, key: String(k) }))

/** A three-line table as it is printed, with its notes and without its title. */
export function PaperTable({ table, label, isWide = false }: Props) {
  const rows = useGrowing(table, table.body.length, AT_ONCE)
  const columns = (table.head.at(-1) ?? table.body[0]?.cells ?? []).length
  return (
    <>
      <ScrollRegion label={label}>
        <table className={classNames('three-line text-sm', columns > DENSE_FROM && 'many-columns')}>
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
            {placed(table.body.slice(0, rows)).map(({ item: { cells, depth }, key }) => (
              <tr key={key}>
                {placed(cells).map(({ item: { runs, align }, key: cell }) => (
                  <td
                    key={cell}
                    className={widthOf(cell, { runs, align }, isWide)}
                    style={{ textAlign: align, ...(cell === '0' && depth > 0 && indented(depth, isWide)) }}
                  >
                    <TextRuns runs={runs} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {placed(table.notes).map(({ item: note, key }) => (
        <p key={key} className={classNames('text-xs', isWide ? 'mt-1.5 leading-5 text-ink-3' : 'mt-1 text-ink-2')}>
          {note}
        </p>
      ))}
    </>
  )
}

/** Numbers do not break, and what is longer is not set one word a line. */
function widthOf(column: string, { runs, align }: ShownCell, isWide: boolean): string | undefined {
  if (column === '0') return isWide ? 'min-w-32' : undefined
  if (align === 'left' && !isWide) return lengthOf(runs) > 40 ? 'min-w-52' : lengthOf(runs) > 8 ? 'min-w-28' : undefined
  return align === 'left' ? 'min-w-20' : 'whitespace-nowrap print:whitespace-normal'
}

const lengthOf = (runs: ShownCell['runs']) => runs.reduce((length, { text = '' }) => length + text.length, 0)

const indented = (depth: number, isWide: boolean) => ({
  paddingInlineStart: `calc(var(--cell-pad) + ${isWide ? `${depth * 1.25}rem` : `${depth}em`})`,
})

function TextRuns({ runs }: { runs: ShownCell['runs'] }) {
  return placed(runs).map(({ item: { text, italic, script }, key }) => {
    const inner = italic ? <em key={key}>{text}</em> : text
    if (script === 'sub') return <sub key={key}>{inner}</sub>
    if (script === 'super') return <sup key={key}>{inner}</sup>
    return inner
  })
}
