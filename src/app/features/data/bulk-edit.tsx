import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { loadStep } from '#catalog/steps.ts'
import type { Measure } from '#engine/frame/frame.ts'
import { changeVariables } from '../../data/datasets/change-variable.ts'
import { addSteps } from '../../data/datasets/steps.ts'
import { useMeasureWords, useTypeWords } from '../../i18n/variable-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { withCodes } from './code-finds.ts'
import { readMissing } from './missing-entry.ts'

interface Props {
  dataset: string
  columns: readonly ColumnInfo[]
  onClear: () => void
}

/** Types that the step for changing a type offers. */
const TYPES = ['number', 'text', 'date']

/** Changes the type, the measurement level or the missing codes of several variables, each as one edit. */
export function BulkEdit({ dataset, columns, onClear }: Props) {
  const { t } = useLingui()
  const measures = useMeasureWords()
  const hasNumbers = columns.some(({ type }) => type === 'number')
  // a number may be a day in two ways, which only the form of the step asks about
  const types = useTypeWords().filter(({ value }) => TYPES.includes(value) && !(value === 'date' && hasNumbers))
  const [line, setLine] = useState('')
  const wrong = columns.flatMap(({ name, type }) => {
    const { bad } = readMissing(line, type)
    return bad === undefined ? [] : [{ name, bad }]
  })[0]
  const count = columns.length
  const setMeasure = async (measure: Measure) => {
    await changeVariables(
      dataset,
      columns.map(({ id }) => ({ column: id, change: { measure } })),
    )
    showToast('ok', t`Changed ${count} variables`)
  }
  const setType = async (type: string) => {
    const step = await loadPart(() => loadStep('change-type'))
    const others = columns.filter((column) => column.type !== type)
    if (!step || others.length === 0) return
    await addSteps(
      dataset,
      step.definition,
      others.map(({ id }) => ({ variable: id, type })),
    )
    const added = others.length
    showToast('ok', t`Added ${added} steps that change the type`)
  }
  const addCodes = async () => {
    if (wrong || line.trim() === '') return
    await changeVariables(
      dataset,
      columns.map((column) => ({ column: column.id, change: withCodes(column, readMissing(line, column.type)) })),
    )
    setLine('')
    showToast('ok', t`Changed ${count} variables`)
  }
  return (
    <section
      aria-label={t`Change the chosen variables`}
      className="flex flex-wrap items-end gap-3 rounded-lg bg-accent-soft p-3 text-sm"
    >
      <div className="flex w-full items-center justify-between gap-3">
        <p className="font-medium text-accent">
          <Plural value={count} one="# variable chosen" other="# variables chosen" />
        </p>
        <Button look="quiet" onClick={onClear}>
          <Trans>Choose none</Trans>
        </Button>
      </div>
      <SelectField label={<Trans>Type</Trans>} value="" onChange={(event) => void setType(event.target.value)}>
        <option value="" disabled>{t`Change to …`}</option>
        {types.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<Trans>Measurement level</Trans>}
        value=""
        onChange={(event) => {
          const measure = measures.find(({ value }) => value === event.target.value)?.value
          if (measure) void setMeasure(measure)
        }}
      >
        <option value="" disabled>{t`Change to …`}</option>
        {measures.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void addCodes()
        }}
      >
        <TextField
          label={<Trans>New missing codes</Trans>}
          error={wrong === undefined ? undefined : t`${wrong.bad} is not a number; ${wrong.name} holds numbers.`}
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
        <Button type="submit" size="field" disabled={line.trim() === '' || wrong !== undefined}>
          <Trans>Add</Trans>
        </Button>
      </form>
    </section>
  )
}
