import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { Conventions } from '#catalog/kit/options/conventions.ts'
import type { PerVariableFields, PerVariableOption } from '#catalog/kit/options/options.ts'
import { perVariableLeaf, type StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { OptionProblem } from '#catalog/kit/outcome/outcome.ts'
import type { StepOptionSpec, StepOptionSpecs } from '#catalog/kit/steps/step-options.ts'
import type { Words } from '#catalog/kit/words.ts'
import { useWords } from '../i18n/use-words.ts'
import { Folded } from '../ui/folded.tsx'
import { keepFocus } from '../ui/keep-focus.ts'
import { everything, initialOf, isNarrowed, isOptionChanged, isSought, type Sought } from './find-options.tsx'
import type { OptionFieldProps } from './option-field.tsx'

export interface FormSection {
  readonly title: Words
  readonly options: readonly string[]
  readonly folded?: boolean
}

export interface Revealed {
  /** Its key, or the leaf of a part of it: `remarks.<id>`. */
  readonly option: string
}

const keyOf = ({ option }: Revealed): string => option.split('.', 1)[0] ?? option

export interface FormProps<S extends StepOptionSpec> {
  readonly options: Readonly<Record<string, S>>
  /** The control of an option: of an analysis or chart `OptionField`, of a step `StepOptionField`. */
  readonly field: ComponentType<OptionFieldProps<S>>
  readonly sections: readonly FormSection[]
  readonly stored: StoredOptions
  readonly dictionary: DataDictionary
  readonly problems: readonly OptionProblem[]
  /** The project's conventions, for options that follow them. */
  readonly conventions?: Conventions
  /** The option to unfold and focus; a new object asks again. */
  readonly reveal?: Revealed | undefined
  /** Options that are sought: the others are not shown, and nothing is folded. */
  readonly sought?: Sought | undefined
  /** Options whose changed values can be taken back one by one. */
  readonly resettable?: StepOptionSpecs | undefined
  /** One leaf at a time: each is a separate register. Undefined resets it to its initial value. */
  readonly onChange: (leaf: string, value: Json) => void
}

/** The form of an analysis or a step, built from its definition. */
export function OptionForm<S extends StepOptionSpec>({
  options,
  field: Field,
  sections,
  stored,
  dictionary,
  problems,
  conventions,
  reveal,
  sought = everything,
  resettable,
  onChange,
}: FormProps<S>) {
  const { t } = useLingui()
  const { say } = useWords()
  const answers = answersSoFar(options, stored)
  const fields = (keys: readonly string[]) =>
    keys.map((key) => {
      const spec = options[key]
      if (!spec || spec.when?.(answers) === false) return null
      return (
        <FocusOn key={key} ask={reveal && keyOf(reveal) === key ? reveal : undefined}>
          <Field
            name={key}
            spec={spec}
            stored={stored}
            dictionary={dictionary}
            problems={problems.filter(({ option }) => option === key || option.startsWith(`${key}.`))}
            conventions={conventions}
            onChange={onChange}
          />
          {resettable?.[key] && initialOf(spec) !== undefined && isOptionChanged(key, spec, stored) ? (
            <button
              type="button"
              className="-mt-3 min-h-6 self-start text-xs text-accent hover:underline"
              onClick={() => onChange(key, initialOf(spec) ?? null)}
            >
              <span aria-hidden>{t`Reset`}</span>
              <span className="sr-only">{t`Reset: ${say(spec.label)}`}</span>
            </button>
          ) : null}
        </FocusOn>
      )
    })
  return (
    <div ref={keepFocus} className="flex flex-col gap-6">
      {sections.map((section) => {
        const shown = section.options.filter((key) => {
          const spec = options[key]
          if (!spec || spec.when?.(answers) === false || (sought.isChanged && !resettable?.[key])) return false
          return isSought(sought, key, spec, section.title, stored)
        })
        if (shown.length === 0) return null
        return section.folded && !isNarrowed(sought) ? (
          <Folded
            key={section.title.en}
            ask={reveal && shown.includes(keyOf(reveal)) ? reveal : undefined}
            summary={say(section.title)}
            className="rounded-md"
            summaryLook="cursor-pointer py-1 text-sm font-semibold"
          >
            {() => <div className="mt-3 flex flex-col gap-5">{fields(shown)}</div>}
          </Folded>
        ) : (
          <fieldset key={section.title.en} className="flex flex-col gap-5">
            <legend className="mb-3 text-sm font-semibold">{say(section.title)}</legend>
            {fields(shown)}
          </fieldset>
        )
      })}
    </div>
  )
}

/** Focuses its first control when asked, and brings it into view. */
function FocusOn({ ask, children }: { ask: Revealed | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ask) return
    // after a menu that closes has given the focus back to its button
    const timer = setTimeout(() => {
      const part = ask.option.slice(keyOf(ask).length + 1)
      const within = place.current?.querySelector(`[data-part="${CSS.escape(part)}"]`) ?? place.current
      const controls = 'input, select, textarea, button'
      // the words of a part come before its buttons
      const control = within?.querySelector<HTMLElement>(part === '' ? controls : 'textarea, input')
      control?.focus({ preventScroll: true })
      control?.scrollIntoView({ block: 'center' })
    })
    return () => clearTimeout(timer)
  }, [ask])
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  )
}

/** The values that `when` decides by: stored options over initial ones; for a survival outcome, how its time is given. */
function answersSoFar(options: StepOptionSpecs, stored: StoredOptions): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).map(([key, spec]) => [key, stored[key] ?? initialAnswer(key, spec, stored)]),
  )
}

function initialAnswer(key: string, spec: StepOptionSpecs[string], stored: StoredOptions): unknown {
  if (spec.kind === 'survival-outcome') return { form: stored[`${key}.form`] ?? spec.forms[0] }
  if (spec.kind === 'variables') return []
  if (spec.kind === 'per-variable') {
    const columns = stored[spec.of]
    return Array.isArray(columns) ? fieldAnswers(key, spec, stored, columns as readonly Json[]) : {}
  }
  return 'initial' in spec && spec.kind !== 'level' ? spec.initial : null
}

/** By variable, the answers of each field. */
function fieldAnswers(
  key: string,
  { fields }: PerVariableOption<PerVariableFields>,
  stored: StoredOptions,
  columns: readonly Json[],
): Record<string, unknown> {
  const answers = (column: string) =>
    Object.entries(fields).map(([field, spec]) => {
      const value = stored[perVariableLeaf(key, column, field)]
      return [field, value ?? ('initial' in spec && spec.kind !== 'level' ? spec.initial : null)] as const
    })
  return Object.fromEntries(
    columns.filter((one) => typeof one === 'string').map((column) => [column, Object.fromEntries(answers(column))]),
  )
}
