import { useLingui } from '@lingui/react/macro'
import type { Json } from '#catalog/kit/json.ts'
import type { RepeatedMeasuresOption, WithinFactor } from '#catalog/kit/options/compound-options.ts'
import { variables } from '#catalog/kit/options/options.ts'
import { useWords } from '../i18n/use-words.ts'
import { HelpText } from './help-text.tsx'
import { LayoutField } from './layout-field.tsx'
import type { OptionFieldProps } from './option-field.tsx'
import { problemWords } from './problem-words.ts'
import { VariableField } from './variable-field.tsx'
import { VariablesField } from './variables-field.tsx'
import { WithinFactors } from './within-factors.tsx'

/** Within-subject factors: each combination of their levels is a column, or the rows of a subject name their levels. */
export function RepeatedMeasuresField(props: OptionFieldProps<RepeatedMeasuresOption>) {
  const { t } = useLingui()
  const { name, spec, stored, dictionary, problems, onChange } = props
  const { language, say } = useWords()
  const at = (part: string) => `${name}.${part}`
  const errorAt = (part: string) => {
    const problem = problems.find(({ option }) => option === at(part))
    return problem ? problemWords(problem, dictionary, language) : undefined
  }
  const text = (part: string) => {
    const value = stored[at(part)]
    return typeof value === 'string' ? value : ''
  }
  const list = (part: string) => {
    const value = stored[at(part)]
    return Array.isArray(value) ? value : []
  }
  const isLong = text('layout') === 'long'
  const words = { en: '', zh: '' }
  const factors = list('factors') as unknown as readonly WithinFactor[]
  const columns = list('columns')
  const cells = combinations(factors)
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1.5 text-sm font-medium">{say(spec.label)}</legend>
      {spec.help.en ? (
        <p className="text-sm text-ink-3">
          <HelpText text={say(spec.help)} />
        </p>
      ) : null}
      <LayoutField
        value={isLong ? 'long' : 'wide'}
        wide={t`One row for each subject`}
        long={t`One row for each measurement`}
        onChange={(layout) => onChange(at('layout'), layout)}
      />
      {isLong ? (
        <>
          <VariableField
            label={t`What is measured`}
            error={errorAt('outcome')}
            spec={{ accepts: spec.accepts, types: ['number'] }}
            dictionary={dictionary}
            value={text('outcome')}
            onChange={(id) => onChange(at('outcome'), id)}
          />
          <VariableField
            label={t`Subject`}
            error={errorAt('subject')}
            spec={{ accepts: ['nominal', 'ordinal', 'continuous', 'id'] }}
            dictionary={dictionary}
            value={text('subject')}
            onChange={(id) => onChange(at('subject'), id)}
          />
          <VariablesField
            label={t`Within-subject factors`}
            help={undefined}
            error={errorAt('within')}
            spec={variables({ label: words, help: words, accepts: ['nominal', 'ordinal'] })}
            dictionary={dictionary}
            value={list('within').filter((id) => typeof id === 'string')}
            onChange={(ids) => onChange(at('within'), ids)}
          />
        </>
      ) : (
        <>
          <WithinFactors
            factors={factors}
            max={spec.maxFactors}
            error={errorAt('factors')}
            onChange={(next) => onChange(at('factors'), next as unknown as Json)}
          />
          {cells.map((cell, k) => (
            <VariableField
              key={cell}
              label={cell}
              error={k === cells.length - 1 ? errorAt('columns') : undefined}
              spec={{ accepts: spec.accepts, types: ['number'] }}
              dictionary={dictionary}
              value={typeof columns[k] === 'string' ? columns[k] : ''}
              onChange={(id) =>
                onChange(
                  at('columns'),
                  cells.map((_, i) => (i === k ? id : (columns[i] ?? null))),
                )
              }
            />
          ))}
        </>
      )}
    </fieldset>
  )
}

/** `before, left`: every combination of levels, the last factor fastest. */
function combinations(factors: readonly WithinFactor[]): readonly string[] {
  if (factors.length === 0) return []
  return factors.reduce<string[]>(
    (cells, { levels }) => cells.flatMap((cell) => levels.map((level) => (cell === '' ? level : `${cell}, ${level}`))),
    [''],
  )
}
