import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { OptionSpecs } from '#catalog/kit/options/options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { saveTemplate } from '../../../data/chart-templates.ts'
import type { AnalysisRecord } from '../../../data/datasets/analysis.ts'
import { showToast } from '../../../state/toast.ts'
import { TextField } from '../../../ui/field.tsx'

export interface TemplateDefinition {
  readonly id: string
  readonly version: number
  readonly options: OptionSpecs
}

interface Props {
  id: string
  chart: AnalysisRecord
  definition: TemplateDefinition
  stored: StoredOptions
  onSaved: () => void
}

/** Asks for the name of a template. */
export function SaveTemplateForm({ id, chart, definition, stored, onSaved }: Props) {
  const { t } = useLingui()
  const [name, setName] = useState(chart.title)
  const [isAsked, setAsked] = useState(false)
  const isNamed = name.trim() !== ''
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isNamed) return
    await saveTemplate(chart.project, name.trim(), { definition, stored })
    showToast('ok', msg`The template “${name.trim()}” is saved. You find it at “My charts” when you make a new chart.`)
    onSaved()
  }
  return (
    <form id={id} className="flex flex-col gap-5" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Name`}
        value={name}
        maxLength={200}
        autoComplete="off"
        error={isAsked && !isNamed ? t`Give the template a name.` : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <p className="text-sm text-ink-3">
        {t`A template has the kind of chart, its settings and its style. Variables, values, titles and limits are not saved: a new chart asks for its variables.`}
      </p>
    </form>
  )
}
