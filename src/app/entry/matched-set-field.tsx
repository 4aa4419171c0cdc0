import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import type { Json } from '#catalog/kit/json.ts'
import type { MatchedSetOption } from '#catalog/kit/options/compound-options.ts'
import { level, variables } from '#catalog/kit/options/options.ts'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { HelpText } from './help-text.tsx'
import { LayoutField } from './layout-field.tsx'
import { LevelField } from './level-field.tsx'
import type { OptionFieldProps } from './option-field.tsx'
import { problemWords } from './problem-words.ts'
import { VariableField } from './variable-field.tsx'
import { VariablesField } from './variables-field.tsx'

/** Pairs of columns, or rows that share a set. */
export function MatchedSetField(props: OptionFieldProps<MatchedSetOption>) {
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
  const isLong = text('layout') === 'long'
  const words = { en: '', zh: '' }
  const levelSpec = { label: words, help: words, of: 'member' }
  const outcomes = stored[at('outcomes')]
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
        wide={t`In two columns`}
        long={t`In rows that share a number`}
        onChange={(layout) => onChange(at('layout'), layout)}
      />
      {isLong ? (
        <>
          <VariablesField
            label={t`What is measured`}
            help={undefined}
            error={errorAt('outcomes')}
            spec={variables({ label: words, help: words, accepts: spec.accepts, types: ['number'] })}
            dictionary={dictionary}
            value={Array.isArray(outcomes) ? outcomes.filter((id) => typeof id === 'string') : []}
            onChange={(ids) => onChange(at('outcomes'), ids)}
          />
          <VariableField
            label={t`Person or pair`}
            help={t`Rows with the same value belong together.`}
            error={errorAt('set')}
            spec={{ accepts: ['nominal', 'ordinal', 'continuous', 'id'] }}
            dictionary={dictionary}
            value={text('set')}
            onChange={(id) => onChange(at('set'), id)}
          />
          <VariableField
            label={t`Occasion or role`}
            help={t`Says which of the two a row is: before or after, case or control.`}
            error={errorAt('member')}
            spec={{ accepts: ['nominal', 'ordinal', 'continuous'] }}
            dictionary={dictionary}
            value={text('member')}
            onChange={(id) => onChange(at('member'), id)}
          />
          {(['first', 'second'] as const).map((part) => (
            <LevelField
              key={part}
              label={part === 'first' ? t`First` : t`Second`}
              help={undefined}
              error={errorAt(part)}
              spec={level({ ...levelSpec, initial: part === 'first' ? 'first-of-two' : 'second-of-two' })}
              dictionary={dictionary}
              variable={text('member')}
              value={stored[at(part)] ?? null}
              onChange={(value) => onChange(at(part), value)}
            />
          ))}
        </>
      ) : (
        <Pairs {...props} error={errorAt('pairs')} />
      )}
    </fieldset>
  )
}

type Pair = readonly [string | null, string | null]

function Pairs({
  name,
  spec,
  stored,
  dictionary,
  error,
  onChange,
}: OptionFieldProps<MatchedSetOption> & { error: string | undefined }) {
  const { t } = useLingui()
  const value = stored[`${name}.pairs`]
  const kept = (Array.isArray(value) ? value : []) as readonly Pair[]
  const pairs: readonly Pair[] = kept.length === 0 ? [[null, null]] : kept
  const change = (next: readonly Pair[]) => onChange(`${name}.pairs`, next as unknown as Json)
  const of = { accepts: spec.accepts, types: ['number'] as const }
  return (
    <div className="flex flex-col gap-3">
      {pairs.map(([a, b], k) => (
        <div key={`${k}/${pairs.length}`} className="flex items-end gap-2 border-b border-line pb-3">
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <VariableField
              label={t`First`}
              spec={of}
              dictionary={dictionary}
              value={a ?? ''}
              onChange={(id) => change(pairs.with(k, [id, b]))}
            />
            <VariableField
              label={t`Second`}
              spec={of}
              dictionary={dictionary}
              value={b ?? ''}
              onChange={(id) => change(pairs.with(k, [a, id]))}
            />
          </div>
          {pairs.length > 1 ? (
            <Button
              look="quiet"
              size="icon"
              aria-label={t`Remove the pair`}
              onClick={() => change(pairs.toSpliced(k, 1))}
            >
              <X size={15} aria-hidden />
            </Button>
          ) : null}
        </div>
      ))}
      {error ? <p className="text-sm text-danger">{error}</p> : null}
      <Button size="sm" className="self-start" onClick={() => change([...pairs, [null, null]])}>
        <Plus size={15} aria-hidden />
        <Trans>Another pair</Trans>
      </Button>
    </div>
  )
}
