import { useLingui } from '@lingui/react/macro'
import type { SharedTable } from '../../share/snapshot.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { useGrowing } from '../../ui/use-growing.ts'

/** Rows rendered at once: more would block the page. */
const AT_ONCE = 100

const aligned = { left: 'text-left', center: 'text-center', right: 'text-right' }

/** A three-line table, as it was on the page of the result. */
export function SharedTableView({ table }: { table: SharedTable }) {
  const { t } = useLingui()
  const rows = useGrowing(table, table.body.length, AT_ONCE)
  return (
    <figure className="table-figure min-w-0">
      <figcaption className="mb-2 text-sm font-semibold">{table.title}</figcaption>
      <ScrollRegion label={table.title || t`Table`}>
        <table className="three-line text-sm">
          <thead>
            {table.head.map((row, k) => (
              <tr key={`head-${k}`}>
                {row.map(({ runs, align, colSpan, rowSpan }, column) => (
                  <th key={`${column}`} scope="col" colSpan={colSpan} rowSpan={rowSpan} className={aligned[align]}>
                    <Runs runs={runs} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {table.body.slice(0, rows).map(({ depth, cells }, k) => (
              <tr key={`row-${k}`}>
                {cells.map(({ runs, align }, column) => (
                  <td
                    key={`${column}`}
                    className={`${aligned[align]} ${column === 0 ? 'min-w-32' : align === 'left' ? 'min-w-20' : 'whitespace-nowrap'}`}
                    {...(column === 0 && depth > 0
                      ? { style: { paddingInlineStart: `${0.75 + depth * 1.25}rem` } }
                      : {})}
                  >
                    <Runs runs={runs} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {table.notes.map((note, k) => (
        <p key={`${k}${note}`} className="mt-1.5 text-xs leading-5 text-ink-3">
          {note}
        </p>
      ))}
    </figure>
  )
}

type TextRuns = SharedTable['head'][number][number]['runs']

function Runs({ runs }: { runs: TextRuns }) {
  return runs.map(({ text, italic, script }, k) => {
    const key = `${k}${text}`
    if (script === 'sub') return <sub key={key}>{text}</sub>
    if (script === 'super') return <sup key={key}>{text}</sup>
    return italic ? <em key={key}>{text}</em> : text
  })
}
