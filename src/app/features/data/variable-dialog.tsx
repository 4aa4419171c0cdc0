import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ColumnInfo, LevelValue } from '#catalog/kit/data-dictionary.ts'
import type { Measure } from '#engine/frame/frame.ts'
import { changeVariable } from '../../data/datasets/change-variable.ts'
import type { VariableChange } from '../../data/datasets/dataset.ts'
import { badDraft, draftsOf, filled, type LabelDraft, labelsOf } from '../../entry/label-drafts.ts'
import { missingText, readMissing } from '../../entry/missing-entry.ts'
import { ValueLabels } from '../../entry/value-labels.tsx'
import { useMeasureWords } from '../../i18n/variable-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'

interface Props {
  dataset: string
  column: ColumnInfo
  /** Its different values, if they have been counted and are few: they are listed as soon as it is to be nominal or ordinal. */
  counted: readonly LevelValue[] | undefined
  onSaved: (change: VariableChange) => void
  onClose: () => void
}

/** Name, label, measurement level, value labels and missing codes of one variable. */
export function VariableDialog({ dataset, column, counted, onSaved, onClose }: Props) {
  const { t } = useLingui()
  const measures = useMeasureWords()
  const [name, setName] = useState(column.name)
  const [label, setLabel] = useState(column.label)
  const [measure, setMeasure] = useState<Measure>(column.measure)
  const [labels, setLabels] = useState<LabelDraft[]>(() => draftsOf(column))
  const [codes, setCodes] = useState(missingText(column))
  const { bad: badCode, ...missing } = readMissing(codes, column.type)
  const badValue = badDraft(column, labels)
  const listedAs = (level: Measure) => draftsOf({ ...column, measure: level, levels: column.levels ?? counted })
  const measureAs = (level: Measure) => {
    setMeasure(level)
    if (labels.every((draft) => draft.label === '')) setLabels(listedAs(level))
  }
  const save = async () => {
    if (badCode || badValue || name.trim() === '') return
    const after: VariableChange = {
      name: name.trim(),
      label: label.trim(),
      measure,
      valueLabels: labelsOf(column, stored(filled(labels), listedAs(measure))),
      ...missing,
    }
    const changed = Object.fromEntries(
      Object.entries(after).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(column[key as keyof VariableChange]),
      ),
    )
    if (Object.keys(changed).length > 0) {
      await changeVariable(dataset, column.id, changed)
      onSaved(changed)
    }
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={column.name}
      closeLabel={t`Close`}
      size="md"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" type="submit" form="variable">
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id="variable"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={<Trans>Name</Trans>}
            value={name}
            required
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
          />
          <SelectField
            label={<Trans>Measurement level</Trans>}
            value={measure}
            onChange={(event) => measureAs(event.target.value as Measure)}
          >
            {measures.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField
          label={<Trans>Label</Trans>}
          help={<Trans>Shown in tables and figures in place of the name</Trans>}
          value={label}
          maxLength={200}
          onChange={(event) => setLabel(event.target.value)}
        />
        <TextField
          label={<Trans>Missing codes</Trans>}
          help={
            column.type === 'text' ? (
              <Trans>Values that mean “not known”, such as 9, 99</Trans>
            ) : (
              <Trans>Values that mean “not known”, such as 9, 99, 90–95, ≥ 200</Trans>
            )
          }
          error={badCode ? t`${badCode} is not a number` : undefined}
          value={codes}
          onChange={(event) => setCodes(event.target.value)}
        />
        {measure === 'id' || measure === 'continuous' ? null : (
          <fieldset>
            <legend className="mb-1 text-sm font-medium">
              <Trans>Value labels</Trans>
            </legend>
            <p className="mb-2 text-sm text-ink-3">
              <Trans>Their order is the order of the groups in tables and figures.</Trans>
            </p>
            <ValueLabels labels={labels} bad={badValue} onChange={setLabels} />
          </fieldset>
        )}
      </form>
    </Dialog>
  )
}

/** The values with a label, and all of them if their order has changed: labels store the order. */
function stored(drafts: readonly LabelDraft[], before: readonly LabelDraft[]): readonly LabelDraft[] {
  const kept = before.filter(({ value }) => drafts.some((draft) => draft.value === value))
  const isMoved = kept.some(({ value }, k) => drafts[k]?.value !== value)
  return isMoved ? drafts : drafts.filter(({ label }) => label.trim() !== '')
}
