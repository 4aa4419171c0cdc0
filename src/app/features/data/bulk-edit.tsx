import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import type { StepDefinition } from '#catalog/kit/step.ts'
import { isOffered } from '#catalog/kit/summary.ts'
import { loadStep, stepTitles } from '#catalog/steps.ts'
import type { Measure } from '#engine/frame/frame.ts'
import { changeVariables } from '../../data/datasets/change-variable.ts'
import { addSteps } from '../../data/datasets/steps.ts'
import { readMissing } from '../../entry/missing-entry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useMeasureWords } from '../../i18n/variable-words.ts'
import { isPartMissing, loadPart } from '../../loading/load-part.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { withCodes } from './code-finds.ts'

interface Props {
  dataset: string
  columns: readonly ColumnInfo[]
  onClear: () => void
}

/** Changes the type, the measurement level or the missing codes of several variables, each as one edit. */
export function BulkEdit({ dataset, columns, onClear }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const measures = useMeasureWords()
  const hasNumbers = columns.some(({ type }) => type === 'number')
  const { data: steps } = useQuery({
    queryKey: ['step-entries'],
    queryFn: () => loadPart(() => Promise.all(stepTitles.filter(isOffered).map(({ id }) => loadStep(id)))),
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: isPartMissing,
    networkMode: 'always',
  })
  const retype = steps?.flatMap((step) => (step ? typeChangeOf(step.definition) : []))[0]
  // a number may be a day in two ways, which only the form of the step asks about
  const types = retype?.types.filter(({ asksMore }) => !(asksMore && hasNumbers)) ?? []
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
    showToast('ok', msg`${plural(count, { one: 'Changed # variable', other: 'Changed # variables' })}`)
  }
  const setType = async (type: string) => {
    const others = columns.filter((column) => column.type !== type)
    if (!retype || others.length === 0) return
    await addSteps(
      dataset,
      retype.definition,
      others.map(({ id }) => ({ variable: id, type })),
    )
    const added = others.length
    showToast(
      'ok',
      msg`${plural(added, { one: 'Added # step that changes the type', other: 'Added # steps that change the type' })}`,
    )
  }
  const addCodes = async () => {
    if (wrong || line.trim() === '') return
    await changeVariables(
      dataset,
      columns.map((column) => ({ column: column.id, change: withCodes(column, readMissing(line, column.type)) })),
    )
    setLine('')
    showToast('ok', msg`${plural(count, { one: 'Changed # variable', other: 'Changed # variables' })}`)
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
            {say(label)}
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

/** The step that changes the type of a variable, with the types; none if a step is another. */
function typeChangeOf(definition: StepDefinition) {
  const { variable, type, ...others } = definition.options
  if (variable?.kind !== 'variable' || type?.kind !== 'choice') return []
  const types = Object.entries(type.of).map(([value, { label }]) => {
    const asksMore = Object.values(others).some((option) => 'when' in option && option.when?.({ type: value }) === true)
    return { value, label, asksMore }
  })
  return [{ definition, types }]
}
