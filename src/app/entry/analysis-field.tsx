import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { SelectField } from '../ui/field.tsx'
import { SavingAnalyses } from './saving-analyses.ts'

interface Props {
  label: string
  help?: string | undefined
  error?: string | undefined
  value: string
  onChange: (value: string | null) => void
}

/** Chooses one of the dataset's analyses with savable output. */
export function AnalysisField({ value, onChange, help, ...texts }: Props) {
  const { t } = useLingui()
  const analyses = useContext(SavingAnalyses)
  const isVanished = value !== '' && !analyses.some(({ id }) => id === value)
  return (
    <SelectField
      {...texts}
      help={
        analyses.length > 0
          ? help
          : t`No analysis of this dataset gives values for its rows yet. Make one first, such as a regression.`
      }
      value={value}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{t`Choose an analysis`}</option>
      {isVanished ? <option value={value}>{t`(not available)`}</option> : null}
      {analyses.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}

/** Chooses an output of the selected analysis. */
export function SavedOutputField({ analysis, value, onChange, ...texts }: Props & { analysis: string }) {
  const { t } = useLingui()
  const { say } = useWords()
  const outputs = useContext(SavingAnalyses).find(({ id }) => id === analysis)?.outputs ?? []
  const isVanished = value !== '' && !outputs.some(({ id }) => id === value)
  return (
    <SelectField
      {...texts}
      value={value}
      disabled={outputs.length === 0 && !isVanished}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{t`Choose an output`}</option>
      {isVanished ? <option value={value}>{t`(not available)`}</option> : null}
      {outputs.map(({ id, title }) => (
        <option key={id} value={id}>
          {say(title)}
        </option>
      ))}
    </SelectField>
  )
}
