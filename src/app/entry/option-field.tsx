import { lazy, Suspense } from 'react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { type Conventions, follows } from '#catalog/kit/options/conventions.ts'
import type { OptionSpec } from '#catalog/kit/options/options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { OptionProblem } from '#catalog/kit/outcome/outcome.ts'
import type { StepOptionSpec } from '#catalog/kit/steps/step-options.ts'
import { useWords } from '../i18n/use-words.ts'
import { loadPart } from '../loading/load-part.ts'
import { CheckField, TextField } from '../ui/field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { FollowingField } from './following-field.tsx'
import { HelpText } from './help-text.tsx'
import { LevelField } from './level-field.tsx'
import { NumberField, NumbersField } from './number-field.tsx'
import { problemWords } from './problem-words.ts'
import { VariableField } from './variable-field.tsx'
import { VariablesField } from './variables-field.tsx'

// few entries have them
const CountsField = lazy(async () => ({
  default: (await loadPart(() => import('./counts-field.tsx'), 'own')).CountsField,
}))
const GridField = lazy(async () => ({
  default: (await loadPart(() => import('./grid-field.tsx'), 'own')).GridField,
}))
const MatchedSetField = lazy(async () => ({
  default: (await loadPart(() => import('./matched-set-field.tsx'), 'own')).MatchedSetField,
}))
const RepeatedMeasuresField = lazy(async () => ({
  default: (await loadPart(() => import('./repeated-measures-field.tsx'), 'own')).RepeatedMeasuresField,
}))

const PerVariableField = lazy(async () => ({
  default: (await loadPart(() => import('./per-variable-field.tsx'), 'own')).PerVariableField,
}))
const TermsField = lazy(async () => ({
  default: (await loadPart(() => import('./terms-field.tsx'), 'own')).TermsField,
}))
const AnnotationsField = lazy(async () => ({
  default: (await loadPart(() => import('./annotations-field.tsx'), 'own')).AnnotationsField,
}))
const ColoursField = lazy(async () => ({
  default: (await loadPart(() => import('./colours-field.tsx'), 'own')).ColoursField,
}))
const MovesField = lazy(async () => ({
  default: (await loadPart(() => import('./annotations-field.tsx'), 'own')).MovesField,
}))
const LevelColoursField = lazy(async () => ({
  default: (await loadPart(() => import('./level-colours-field.tsx'), 'own')).LevelColoursField,
}))
const DaysField = lazy(async () => ({
  default: (await loadPart(() => import('./days-field.tsx'), 'own')).DaysField,
}))
const SignsField = lazy(async () => ({
  default: (await loadPart(() => import('./signs-field.tsx'), 'own')).SignsField,
}))
const SurvivalField = lazy(async () => ({
  default: (await loadPart(() => import('./survival-field.tsx'), 'own')).SurvivalField,
}))

export interface OptionFieldProps<S extends StepOptionSpec = OptionSpec> {
  readonly name: string
  readonly spec: S
  readonly stored: StoredOptions
  readonly dictionary: DataDictionary
  readonly problems: readonly OptionProblem[]
  readonly conventions?: Conventions | undefined
  readonly onChange: (leaf: string, value: Json) => void
}

/** The control of an option of an analysis or a chart. A new kind of option is a new case here; no entry is ever named. */
export function OptionField(props: OptionFieldProps) {
  const { name, spec, stored, dictionary, problems, conventions, onChange } = props
  const { language, say } = useWords()
  const error = problems[0] ? problemWords(problems[0], dictionary, language) : undefined
  const texts = { label: say(spec.label), help: say(spec.help) || undefined, error }
  const change = (value: Json) => onChange(name, value)
  switch (spec.kind) {
    case 'variables':
      return (
        <VariablesField {...texts} spec={spec} dictionary={dictionary} value={list(stored[name])} onChange={change} />
      )
    case 'variable':
      return (
        <VariableField {...texts} spec={spec} dictionary={dictionary} value={text(stored[name])} onChange={change} />
      )
    case 'level':
      return (
        <LevelField
          {...texts}
          spec={spec}
          dictionary={dictionary}
          variable={text(stored[spec.of])}
          value={stored[name] ?? null}
          onChange={change}
        />
      )
    case 'survival-outcome':
      return (
        <Suspense>
          <SurvivalField {...props} spec={spec} />
        </Suspense>
      )
    case 'per-variable':
      return (
        <Suspense>
          <PerVariableField {...props} spec={spec} />
        </Suspense>
      )
    case 'terms':
      return (
        <Suspense>
          <TermsField {...props} spec={spec} />
        </Suspense>
      )
    case 'matched-set':
      return (
        <Suspense>
          <MatchedSetField {...props} spec={spec} />
        </Suspense>
      )
    case 'repeated-measures':
      return (
        <Suspense>
          <RepeatedMeasuresField {...props} spec={spec} />
        </Suspense>
      )
    case 'counts':
      return (
        <Suspense>
          <CountsField {...props} spec={spec} />
        </Suspense>
      )
    case 'grid':
      return (
        <Suspense>
          <GridField {...props} spec={spec} />
        </Suspense>
      )
    case 'annotations':
      return (
        <Suspense>
          <AnnotationsField {...props} spec={spec} />
        </Suspense>
      )
    case 'moves':
      return (
        <Suspense>
          <MovesField {...props} spec={spec} />
        </Suspense>
      )
    case 'model':
    case 'set':
      return null // no entry has one yet
    case 'choice':
      if (follows(spec))
        return (
          <FollowingField {...texts} spec={spec} conventions={conventions} value={stored[name]} onChange={change} />
        )
      return <ChoiceField {...texts} spec={spec} value={text(stored[name] ?? spec.initial)} onChange={change} />
    case 'choices':
      return (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-sm font-medium">{texts.label}</legend>
          {Object.entries(spec.of).map(([key, choice]) => {
            const chosen = stored[name] === undefined ? [...spec.initial] : list(stored[name])
            return (
              <CheckField
                key={key}
                label={say(choice.label)}
                help={choice.help && <HelpText text={say(choice.help)} />}
                checked={chosen.includes(key)}
                onChange={(event) =>
                  change(event.target.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
                }
              />
            )
          })}
          {error ? (
            <p className="text-sm text-danger">{error}</p>
          ) : texts.help ? (
            <p className="text-sm text-ink-3">
              <HelpText text={texts.help} />
            </p>
          ) : null}
        </fieldset>
      )
    case 'toggle':
      return (
        <CheckField
          label={texts.label}
          help={texts.help && <HelpText text={texts.help} />}
          checked={(stored[name] ?? spec.initial) === true}
          onChange={(event) => change(event.target.checked)}
        />
      )
    case 'number':
      return <NumberField {...texts} spec={spec} value={stored[name] ?? spec.initial} onChange={change} />
    case 'numbers':
      return <NumbersField {...texts} spec={spec} value={stored[name] ?? [...spec.initial]} onChange={change} />
    case 'text':
      if (spec.shownAs === 'days')
        return (
          <Suspense>
            <DaysField {...texts} value={text(stored[name] ?? spec.initial)} onChange={change} />
          </Suspense>
        )
      if (spec.shownAs === 'levels')
        return (
          <Suspense>
            <LevelColoursField {...texts} spec={spec} value={text(stored[name] ?? spec.initial)} onChange={change} />
          </Suspense>
        )
      if (spec.shownAs === 'colours')
        return (
          <Suspense>
            <ColoursField {...texts} spec={spec} value={text(stored[name] ?? spec.initial)} onChange={change} />
          </Suspense>
        )
      if (spec.shownAs !== undefined)
        return (
          <Suspense>
            <SignsField {...texts} of={spec.shownAs} value={text(stored[name] ?? spec.initial)} onChange={change} />
          </Suspense>
        )
      return (
        <TextField
          {...texts}
          help={texts.help && <HelpText text={texts.help} />}
          value={text(stored[name] ?? spec.initial)}
          maxLength={spec.maxLength}
          onChange={(event) => change(event.target.value)}
        />
      )
  }
}

export function list(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

export function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}
