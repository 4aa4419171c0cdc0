import { columnInfo } from '#catalog/kit/data-dictionary.ts'
import { columnsAskedAbout } from '#catalog/kit/options/columns-asked-about.ts'
import type { PerVariableFields, PerVariableOption } from '#catalog/kit/options/options.ts'
import { perVariableLeaf } from '#catalog/kit/options/stored-options.ts'
import { useWords } from '../i18n/use-words.ts'
import { CheckField } from '../ui/field.tsx'
import { Folded } from '../ui/folded.tsx'
import { ChoiceField } from './choice-field.tsx'
import { HelpText } from './help-text.tsx'
import { LevelField } from './level-field.tsx'
import { NumberField } from './number-field.tsx'
import type { OptionFieldProps } from './option-field.tsx'
import { problemWords } from './problem-words.ts'
import { VariableName } from './variable-name.tsx'

/** The same options for each variable, folded by default. */
export function PerVariableField(props: OptionFieldProps<PerVariableOption<PerVariableFields>>) {
  const { spec, stored, dictionary } = props
  const { say } = useWords()
  const chosen = stored[spec.of] ?? stored[`${spec.of}.list`] // variables, or the terms of a model
  const columns = columnsAskedAbout(chosen, dictionary).flatMap((id) => columnInfo(dictionary, id) ?? [])
  if (columns.length === 0) return null
  return (
    <div>
      <p className="mb-1 text-sm font-medium">{say(spec.label)}</p>
      <p className="mb-2 text-sm text-ink-3">
        <HelpText text={say(spec.help)} />
      </p>
      {columns.map((column) => (
        <Folded
          key={column.id}
          summary={<VariableName column={column} />}
          className="border-t border-line [contain-intrinsic-block-size:auto_2.5rem] [content-visibility:auto] last:border-b"
          summaryLook="flex min-h-10 cursor-pointer items-center"
        >
          {() => (
            <div className="flex flex-col gap-4 py-3 pl-6">
              {Object.keys(spec.fields).map((field) => (
                <Field key={field} {...props} column={column.id} field={field} />
              ))}
            </div>
          )}
        </Folded>
      ))}
    </div>
  )
}

type FieldProps = OptionFieldProps<PerVariableOption<PerVariableFields>> & { column: string; field: string }

function Field({ name, spec, stored, dictionary, problems, column, field, onChange }: FieldProps) {
  const { language, say } = useWords()
  const of = spec.fields[field]
  if (!of) return null
  const leaf = perVariableLeaf(name, column, field)
  const value = stored[leaf]
  const problem = problems.find(({ option }) => option === leaf)
  const error = problem ? problemWords(problem, dictionary, language) : undefined
  const texts = { label: say(of.label), help: say(of.help) || undefined, error }
  switch (of.kind) {
    case 'choice':
      return (
        <ChoiceField
          {...texts}
          spec={of}
          value={typeof value === 'string' ? value : of.initial}
          onChange={(next) => onChange(leaf, next)}
        />
      )
    case 'toggle':
      return (
        <CheckField
          label={texts.label}
          help={texts.help && <HelpText text={texts.help} />}
          checked={(value ?? of.initial) === true}
          onChange={(event) => onChange(leaf, event.target.checked)}
        />
      )
    case 'number':
      return <NumberField {...texts} spec={of} value={value ?? of.initial} onChange={(next) => onChange(leaf, next)} />
    case 'level':
      return (
        <LevelField
          {...texts}
          spec={of}
          dictionary={dictionary}
          variable={column}
          value={value ?? null}
          onChange={(next) => onChange(leaf, next)}
        />
      )
  }
}
