import type { TextRun } from '#catalog/kit/present/text-run.ts'
import type { Run } from '../../../data/reports/block-text.ts'
import { PaperTable } from '../../../outcome/paper-table.tsx'
import { plainTable } from '../../../report/document/plain-table.ts'

interface Props {
  runs: readonly Run[]
  /** `Table 1` */
  label: string
}

/** A table that holds text, as it is printed. */
export function PlainTableBlock({ runs, label }: Props) {
  const { caption, rows } = plainTable(runs)
  const [head = [], ...body] = rows.map((row) =>
    row.map((cell) => ({ runs: cell.map(textRun), align: 'left' as const })),
  )
  const table = {
    head: [head.map((cell, c) => ({ ...cell, text: String(c), colSpan: 1, rowSpan: 1 }))],
    body: body.map((cells) => ({ depth: 0, cells })),
    notes: [],
  }
  const title = caption.map(({ text }) => text).join('')
  return (
    <>
      <p className="mb-2 text-center text-sm font-semibold">{`${label} ${title}`}</p>
      <PaperTable table={table} label={`${label} ${title}`} />
    </>
  )
}

function textRun({ text, marks = [] }: Run): TextRun {
  const script = marks.includes('sub') ? 'sub' : marks.includes('sup') ? 'super' : undefined
  return { text, ...(marks.includes('em') && { italic: true }), ...(script && { script }) }
}
