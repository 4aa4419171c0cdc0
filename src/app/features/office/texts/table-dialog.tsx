import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { plainText, type Run } from '../../../data/reports/block-text.ts'
import { MAX_COLUMNS, MAX_ROWS, plainTable, plainTableRuns } from '../../../report/document/plain-table.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, type Focusable } from '../../../ui/dialog.tsx'
import { smallInputLook, TextField } from '../../../ui/field.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'

interface Props {
  runs: readonly Run[]
  returnTo: Focusable
  onSave: (runs: readonly Run[]) => void
  onClose: () => void
}

/** Caption and cells of a table that was pasted. */
export default function TableDialog({ runs, returnTo, onSave, onClose }: Props) {
  const { t } = useLingui()
  const [{ caption, rows }] = useState(() => plainTable(runs))
  const [title, setTitle] = useState(plainText(caption))
  const [cells, setCells] = useState(() => rows.map((row) => row.map(plainText)))
  const columns = cells[0]?.length ?? 0
  const change = (r: number, c: number, text: string) =>
    setCells(cells.map((row, i) => (i === r ? row.map((cell, j) => (j === c ? text : cell)) : row)))
  const save = () => {
    // a cell that was not changed keeps its italics; the table of a model stays marked as such
    const ai = runs.find((run) => run.ai !== undefined)?.ai
    const runsOf = (text: string, before: readonly Run[] = []): readonly Run[] =>
      text === plainText(before) ? before : text === '' ? [] : [{ text, ...(ai !== undefined && { ai }) }]
    const edited = cells.map((row, r) => row.map((text, c) => runsOf(text, rows[r]?.[c])))
    onSave(plainTableRuns({ caption: runsOf(title, caption), rows: edited }))
    onClose()
  }
  const resize = (height: number, width: number) =>
    setCells(Array.from({ length: height }, (_, r) => Array.from({ length: width }, (_, c) => cells[r]?.[c] ?? '')))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnTo={returnTo}
      title={t`Table`}
      closeLabel={t`Close`}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" onClick={save}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={<Trans>Title of the table</Trans>}
          maxLength={500}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <ScrollRegion label={t`Cells`}>
          <table>
            <tbody>
              {cells.map((row, r) => (
                <tr key={String(r)}>
                  {row.map((cell, c) => (
                    <td key={String(c)} className="p-0.5">
                      <input
                        aria-label={t`Row ${r + 1}, column ${c + 1}`}
                        className={`${smallInputLook} h-10 w-32 ${r === 0 ? 'font-semibold' : ''}`}
                        maxLength={100}
                        value={cell}
                        onChange={({ target }) => change(r, c, target.value)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        <p className="flex flex-wrap gap-2">
          <Button size="sm" disabled={cells.length >= MAX_ROWS} onClick={() => resize(cells.length + 1, columns)}>
            <Trans>Add a row</Trans>
          </Button>
          <Button size="sm" disabled={cells.length <= 1} onClick={() => resize(cells.length - 1, columns)}>
            <Trans>Remove the last row</Trans>
          </Button>
          <Button size="sm" disabled={columns >= MAX_COLUMNS} onClick={() => resize(cells.length, columns + 1)}>
            <Trans>Add a column</Trans>
          </Button>
          <Button size="sm" disabled={columns <= 1} onClick={() => resize(cells.length, columns - 1)}>
            <Trans>Remove the last column</Trans>
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
