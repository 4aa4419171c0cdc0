import { lazy, Suspense } from 'react'
import type { Json } from '#catalog/kit/json.ts'
import { stepMessages } from '#catalog/kit/steps/step-messages.ts'
import type { StepOptionSpec } from '#catalog/kit/steps/step-options.ts'
import { useWords } from '../i18n/use-words.ts'
import { loadPart } from '../loading/load-part.ts'
import { TextField } from '../ui/field.tsx'
import { AnalysisField, SavedOutputField } from './analysis-field.tsx'
import { FormulaField } from './formula-field.tsx'
import { literalOf } from './literal-text.ts'
import { list, OptionField, type OptionFieldProps, text } from './option-field.tsx'
import { problemWords } from './problem-words.ts'
import { RecodeField } from './recode-field.tsx'
import { SortKeysField } from './sort-keys-field.tsx'

const SummaryItemsField = lazy(async () => ({
  default: (await loadPart(() => import('./summary-items-field.tsx'), 'own')).SummaryItemsField,
}))
const StubsField = lazy(async () => ({
  default: (await loadPart(() => import('./stubs-field.tsx'), 'own')).StubsField,
}))
const FrozenLevelsField = lazy(async () => ({
  default: (await loadPart(() => import('./frozen-levels-field.tsx'), 'own')).FrozenLevelsField,
}))
const DatasetField = lazy(async () => ({
  default: (await loadPart(() => import('./other-fields.tsx'), 'own')).DatasetField,
}))
const OtherVariableField = lazy(async () => ({
  default: (await loadPart(() => import('./other-fields.tsx'), 'own')).OtherVariableField,
}))

const DictionaryItemsField = lazy(async () => ({
  default: (await loadPart(() => import('./dictionary-items-field.tsx'), 'own')).DictionaryItemsField,
}))
const MissingNumbersField = lazy(async () => ({
  default: (await loadPart(() => import('./missing-numbers-field.tsx'), 'own')).MissingNumbersField,
}))

const MergedValuesField = lazy(async () => ({
  default: (await loadPart(() => import('./merged-values-field.tsx'), 'own')).MergedValuesField,
}))
const CasesField = lazy(async () => ({
  default: (await loadPart(() => import('./cases-field.tsx'), 'own')).CasesField,
}))

const CheckRulesField = lazy(async () => ({
  default: (await loadPart(() => import('./check-rules-field.tsx'), 'own')).CheckRulesField,
}))

const SecretKeyField = lazy(async () => ({
  default: (await loadPart(() => import('./secret-key-field.tsx'), 'own')).SecretKeyField,
}))

const CellEditsField = lazy(async () => ({
  default: (await loadPart(() => import('./cell-edits-field.tsx'), 'own')).CellEditsField,
}))

/** The control of an option of a step: of a kind that only steps have, or of any other. */
export function StepOptionField(props: OptionFieldProps<StepOptionSpec>) {
  const { name, spec, stored, dictionary, problems, onChange } = props
  const { language, say } = useWords()
  const error = problems[0] ? problemWords(problems[0], dictionary, language, stepMessages) : undefined
  const texts = { label: say(spec.label), help: say(spec.help) || undefined, error }
  const change = (value: Json) => onChange(name, value)
  switch (spec.kind) {
    case 'formula':
      return (
        <FormulaField {...texts} spec={spec} dictionary={dictionary} value={text(stored[name])} onChange={change} />
      )
    case 'recode-rules':
      return (
        <RecodeField
          key={text(stored[spec.of])}
          {...texts}
          dictionary={dictionary}
          variable={text(stored[spec.of])}
          value={stored[name]}
          onChange={change}
        />
      )
    case 'cases':
      return (
        <Suspense>
          <CasesField {...texts} dictionary={dictionary} value={stored[name]} onChange={change} />
        </Suspense>
      )
    case 'row-rules':
      return (
        <Suspense>
          <CheckRulesField {...texts} dictionary={dictionary} value={stored[name]} onChange={change} />
        </Suspense>
      )
    case 'secret-key':
      return (
        <Suspense>
          <SecretKeyField {...texts} value={stored[name]} onChange={change} />
        </Suspense>
      )
    case 'sort-keys':
      return <SortKeysField {...texts} dictionary={dictionary} value={stored[name]} onChange={change} />
    case 'summary-items':
      return (
        <Suspense>
          <SummaryItemsField {...texts} dictionary={dictionary} value={stored[name]} onChange={change} />
        </Suspense>
      )
    case 'analysis':
      return <AnalysisField {...texts} value={text(stored[name])} onChange={change} />
    case 'saved-output':
      return (
        <SavedOutputField {...texts} analysis={text(stored[spec.of])} value={text(stored[name])} onChange={change} />
      )
    case 'literal':
      return (
        <TextField
          {...texts}
          defaultValue={literalText(stored[name])}
          onChange={(event) => change(literalOf(event.target.value, 'either'))}
        />
      )
    case 'texts':
      return (
        <TextField
          {...texts}
          defaultValue={list(stored[name]).join(', ')}
          onChange={(event) =>
            change(
              event.target.value
                .split(/[,，;；]/)
                .map((item) => item.trim())
                .filter(Boolean)
                .slice(0, spec.maxItems),
            )
          }
        />
      )
    case 'stubs':
      return (
        <Suspense>
          <StubsField {...texts} dictionary={dictionary} value={stored[name]} onChange={change} />
        </Suspense>
      )
    case 'cell-edits':
      return (
        <Suspense>
          <CellEditsField {...texts} name={name} stored={stored} dictionary={dictionary} onChange={onChange} />
        </Suspense>
      )
    case 'frozen-levels':
      return (
        <Suspense>
          <FrozenLevelsField
            {...texts}
            dictionary={dictionary}
            variable={text(stored[spec.of])}
            value={stored[name]}
            onChange={change}
          />
        </Suspense>
      )
    case 'missing-numbers':
      return (
        <Suspense>
          <MissingNumbersField {...texts} value={stored[name]} onChange={change} />
        </Suspense>
      )
    case 'dictionary-items':
      return (
        <Suspense>
          <DictionaryItemsField {...texts} dictionary={dictionary} value={stored[name]} onChange={change} />
        </Suspense>
      )
    case 'merged-values':
      return (
        <Suspense>
          <MergedValuesField
            key={text(stored[spec.of])}
            {...texts}
            dictionary={dictionary}
            variable={text(stored[spec.of])}
            value={stored[name]}
            onChange={change}
          />
        </Suspense>
      )
    case 'dataset':
      return (
        <Suspense>
          <DatasetField {...texts} spec={spec} value={stored[name]} onChange={change} />
        </Suspense>
      )
    case 'other-variable':
      return (
        <Suspense>
          <OtherVariableField
            {...texts}
            spec={spec}
            dictionary={dictionary.others?.[firstDataset(stored[spec.of])]}
            value={list(stored[name])}
            onChange={change}
          />
        </Suspense>
      )
    default:
      return <OptionField {...props} spec={spec} />
  }
}

function firstDataset(value: Json | undefined): string {
  const [first] = Array.isArray(value) ? (value as readonly Json[]) : []
  const { dataset } = (first ?? {}) as { readonly dataset?: unknown }
  return typeof dataset === 'string' ? dataset : ''
}

function literalText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
