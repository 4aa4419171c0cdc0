import { Trans, useLingui } from '@lingui/react/macro'
import type { Json } from '#catalog/kit/json.ts'
import type { TermsOption } from '#catalog/kit/options/compound-options.ts'
import { variables } from '#catalog/kit/options/options.ts'
import { termVariables } from '#catalog/kit/options/term-variables.ts'
import type { Term } from '#engine/methods/design/term.ts'
import { useWords } from '../i18n/use-words.ts'
import { AddTerm } from './add-term.tsx'
import type { OptionFieldProps } from './option-field.tsx'
import { problemWords } from './problem-words.ts'
import { TermRow } from './term-row.tsx'
import { VariablesField } from './variables-field.tsx'

/** Kinds of term with one variable, ticked in the list; how it enters the model is chosen in its row. */
const ticked: readonly Term['kind'][] = ['main', 'polynomial', 'spline']

/** The right-hand side of a model: variables to tick, then each term with its own settings, then combinations. */
export function TermsField({ name, spec, stored, dictionary, problems, onChange }: OptionFieldProps<TermsOption>) {
  const { t } = useLingui()
  const { language, say } = useWords()
  const leaf = `${name}.list`
  const value = stored[leaf]
  const terms = (Array.isArray(value) ? value : []) as readonly Term[]
  const change = (next: readonly Term[]) => onChange(leaf, next as unknown as Json)
  const chosen = terms.flatMap((term) => (ticked.includes(term.kind) ? termVariables(term) : []))
  const problem = problems.find(({ option }) => option === leaf) ?? problems[0]
  return (
    <div className="flex flex-col gap-3">
      <VariablesField
        label={say(spec.label)}
        help={say(spec.help) || undefined}
        error={problem ? problemWords(problem, dictionary, language) : undefined}
        spec={variables({ label: spec.label, help: spec.help, accepts: ['nominal', 'ordinal', 'continuous'] })}
        dictionary={dictionary}
        value={chosen}
        isListed={false}
        onChange={(ids) =>
          change([
            ...terms.filter((term) => !ticked.includes(term.kind) || ids.includes(termVariables(term)[0] ?? '')),
            ...ids.filter((id) => !chosen.includes(id)).map((variable): Term => ({ kind: 'main', variable })),
          ])
        }
      />
      {terms.length > 0 ? (
        <div>
          <p className="mb-1 text-sm font-medium">
            <Trans>Terms of the model</Trans>
          </p>
          <ol aria-label={t`Terms of the model`}>
            {terms.map((term, k) => (
              <TermRow
                key={JSON.stringify([term.kind, termVariables(term)])}
                name={name}
                term={term}
                spec={spec}
                stored={stored}
                dictionary={dictionary}
                onChange={onChange}
                onReplace={(next) => change(next ? terms.with(k, next) : terms.toSpliced(k, 1))}
              />
            ))}
          </ol>
        </div>
      ) : null}
      <AddTerm spec={spec} dictionary={dictionary} onAdd={(term) => change([...terms, term])} />
    </div>
  )
}
