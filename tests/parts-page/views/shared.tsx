import type { ReactNode } from 'react'
import { OptionForm } from '#app/entry/option-form.tsx'
import { SavingAnalyses } from '#app/entry/saving-analyses.ts'
import { StepOptionField } from '#app/entry/step-option-field.tsx'
import type { OutcomeState } from '#app/outcome/use-outcome.ts'
import type { Display } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { dictionary } from '#tests/fixtures/every-part/ask.ts'
import type { Made } from '../made.ts'
import type { ViewName } from '../part-states.ts'
import { filled, savingAnalysis, shownOptions } from '../shown-options.ts'

/** The views of an area. */
export type Views = Partial<Readonly<Record<ViewName, (made: Made) => ReactNode>>>

export const nothing = () => undefined

export const display: Display = { settings: displaySettings('en'), names: namesOf(dictionary) }

export const idle: OutcomeState = {
  outcome: undefined,
  dataVersion: undefined,
  earlier: undefined,
  progress: undefined,
  failure: undefined,
  newer: undefined,
  cancel: nothing,
  accept: nothing,
}

/** Every option below the name of its kind. */
const sections = Object.entries(shownOptions).map(([key, { kind }]) => ({
  title: { en: `${kind} (${key})`, zh: `${kind} (${key})` },
  options: [key],
}))

export function Options({ stored, isWrong = false }: { stored: StoredOptions; isWrong?: boolean }) {
  const leaves = [...Object.keys(shownOptions), ...Object.keys(filled)]
  return (
    <SavingAnalyses value={[savingAnalysis]}>
      <OptionForm
        field={StepOptionField}
        options={shownOptions}
        sections={sections}
        stored={stored}
        dictionary={dictionary}
        problems={isWrong ? leaves.map((option) => ({ option, code: 'wrong-form', params: {} })) : []}
        conventions={{ quartiles: 'type6' }}
        onChange={nothing}
      />
    </SavingAnalyses>
  )
}
