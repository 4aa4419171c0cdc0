import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { columnInfo, type DataDictionary, type LevelValue } from '#catalog/kit/data-dictionary.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { type CellEdit, cellEditLeaf, readCellEdits } from '#catalog/kit/steps/cell-edits.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  name: string
  stored: StoredOptions
  dictionary: DataDictionary
  onChange: (leaf: string, value: null) => void
}

/** Rows of a file are counted from 1; the ids of rows that a step made are hashed, and say nothing. */
const MOST_ROWS = 1e9

/** The corrections of a step, each of which can be taken back. New ones are made in the table. */
export function CellEditsField({ label, help, error, name, stored, dictionary, onChange }: Props) {
  const { t, i18n } = useLingui()
  const reader = { key: name, stored, dictionary, answers: {}, problems: [], missing: [] }
  const edits = readCellEdits(reader).toSorted((a, b) => b.at - a.at)
  const shown = (value: LevelValue | null) => (value === null ? t`missing` : String(value))
  const rowOf = ({ row, key }: CellEdit) => {
    const number = row < MOST_ROWS ? t`row ${row}` : t`a row that a step made`
    return key === null ? number : `${key.value} (${number})`
  }
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {help ? <p className="mb-2 text-sm text-ink-3">{help}</p> : null}
      {error ? (
        <p role="alert" className="mb-2 text-sm text-danger">
          {error}
        </p>
      ) : null}
      {edits.length === 0 ? (
        <p className="text-sm text-ink-2">
          <Trans>Open a cell of the table (double-click, or Enter) and choose “Correct this value”.</Trans>
        </p>
      ) : null}
      <ul className="flex max-h-96 flex-col divide-y divide-line overflow-y-auto">
        {edits.map((edit) => {
          const variable = columnInfo(dictionary, edit.column)?.name ?? t`a variable that is no longer here`
          const place = rowOf(edit)
          return (
            <li key={cellEditLeaf(name, edit)} className="flex items-start justify-between gap-2 py-2 text-sm">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">
                  {variable}, {place}
                </p>
                <p className="wrap-anywhere">
                  <del className="text-ink-3">{shown(edit.from)}</del> → {shown(edit.to)}
                </p>
                <p className="text-ink-3 wrap-anywhere">
                  {i18n.date(new Date(edit.at), { dateStyle: 'medium', timeStyle: 'short' })}
                  {edit.reason === '' ? null : ` · ${edit.reason}`}
                </p>
              </div>
              <Button
                look="quiet"
                size="small-icon"
                aria-label={t`Take back the correction of ${variable}, ${place}`}
                onClick={() => onChange(cellEditLeaf(name, edit), null)}
              >
                <X size={16} aria-hidden />
              </Button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
