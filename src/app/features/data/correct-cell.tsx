import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { ColumnInfo, LevelValue } from '#catalog/kit/data-dictionary.ts'
import { isoDay, isoInstant } from '#catalog/kit/iso-ms.ts'
import type { CellEdit } from '#catalog/kit/steps/cell-edits.ts'
import { loadStep, stepTitles } from '#catalog/steps.ts'
import { correctCell } from '../../data/datasets/correct-cell.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

interface Props {
  dataset: string
  column: ColumnInfo
  row: number
  cell: Pick<CellEdit, 'from' | 'key'>
  onSaved: () => void
}

/** Value labels that the help mentions. */
const MOST_LABELS = 8
const LONGEST_REASON = 500

/** The form that corrects one cell, with the reason. The file does not change: the correction is part of a step. */
export function CorrectCell({ dataset, column, row, cell, onSaved }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(cell.from === null ? '' : String(cell.from))
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  if (!isOpen)
    return (
      <Button className="mt-5" onClick={() => setOpen(true)}>
        <Trans>Correct this value</Trans>
      </Button>
    )
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const to = typedValue(typed, column.type)
    if (to === undefined) return setError(column.type === 'number' ? t`Enter a number.` : t`Enter a day that exists.`)
    if (to === cell.from) return setError(t`This is the value that the cell has.`)
    const title = stepTitles.find(({ takes }) => takes === 'cells')
    const step = title && (await loadStep(title.id))
    if (!step) return setError(t`This could not be loaded. Try again.`)
    await correctCell(dataset, step.definition, {
      row,
      column: column.id,
      ...cell,
      to,
      reason: reason.trim(),
      at: Date.now(),
    })
    onSaved()
  }
  const labels = column.valueLabels.slice(0, MOST_LABELS).map(({ value, label }) => `${value} = ${label}`)
  return (
    <form className="mt-5 flex flex-col gap-3 border-t border-line pt-4" onSubmit={(event) => void save(event)}>
      <TextField
        label={<Trans>Corrected value</Trans>}
        help={labels.length > 0 ? labels.join('; ') : <Trans>Empty: missing.</Trans>}
        error={error}
        type={column.type === 'date' ? 'date' : column.type === 'datetime' ? 'datetime-local' : 'text'}
        {...(column.type === 'datetime' && { step: 1 })}
        {...(column.type === 'number' && { inputMode: 'decimal' as const })}
        defaultValue={column.type === 'datetime' ? typed.replace(' ', 'T') : typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
      />
      <TextField
        label={<Trans>Reason</Trans>}
        help={<Trans>For the audit trail, for example: checked with the case record.</Trans>}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={() => setOpen(false)}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" look="primary">
          <Trans>Correct</Trans>
        </Button>
      </div>
    </form>
  )
}

/** What was typed as corrections store it; null for missing, undefined if it is no value of that type. */
function typedValue(typed: string, type: ColumnInfo['type']): LevelValue | null | undefined {
  if (typed.trim() === '') return null
  if (type === 'text') return typed
  if (type === 'date') return Number.isNaN(isoDay(typed)) ? undefined : typed
  if (type === 'datetime') {
    const instant = typed.replace('T', ' ')
    const whole = instant.length === 16 ? `${instant}:00` : instant
    return Number.isNaN(isoInstant(whole)) ? undefined : whole
  }
  const number = Number(typed.normalize('NFKC').trim())
  return Number.isFinite(number) ? number : undefined
}
