import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { AnalysisRecord } from '../../../data/datasets/analysis.ts'
import { saveStyle } from '../../../data/figure-styles.ts'
import { showToast } from '../../../state/toast.ts'
import { CheckField, TextField } from '../../../ui/field.tsx'
import { StyleLine } from './own-styles.tsx'

interface Props {
  id: string
  chart: AnalysisRecord
  stored: StoredOptions
  onSaved: () => void
}

/** Asks for the name of a style and where it can be used. */
export function SaveStyleForm({ id, chart, stored, onSaved }: Props) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [isEverywhere, setEverywhere] = useState(true)
  const [isAsked, setAsked] = useState(false)
  const isNamed = name.trim() !== ''
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isNamed) return
    await saveStyle(chart.project, { name: name.trim(), isEverywhere, leaves: stored })
    showToast('ok', msg`The style “${name.trim()}” is saved.`)
    onSaved()
  }
  return (
    <form id={id} className="flex flex-col gap-5" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Name`}
        value={name}
        maxLength={200}
        autoComplete="off"
        placeholder={t`For the journal, for slides …`}
        error={isAsked && !isNamed ? t`Give the style a name.` : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-sm font-medium">{t`Where it can be used`}</legend>
        <CheckField
          type="radio"
          name={`${id}-place`}
          label={t`All my projects`}
          checked={isEverywhere}
          onChange={() => setEverywhere(true)}
        />
        <CheckField
          type="radio"
          name={`${id}-place`}
          label={t`This project`}
          help={t`It is saved in the file of the project too.`}
          checked={!isEverywhere}
          onChange={() => setEverywhere(false)}
        />
      </fieldset>
      <StyleLine leaves={stored} />
      <p className="text-sm text-ink-3">
        {t`Titles, the caption, limits, ticks and lines at values belong to this figure and are not saved.`}
      </p>
    </form>
  )
}
