import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { type NamedColumns, stepLine } from '#catalog/kit/steps/step-line.ts'
import { readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import type { ProposedQuestion, ProposedStep } from '../../assistant/proposals/proposal.ts'
import { optionWords } from '../../entry/option-words.ts'
import { optionLabel } from '../../entry/problem-words.ts'
import { useWords } from '../../i18n/use-words.ts'
import { keyOf, type ProposedEntry } from './proposed-entries.ts'

interface QuestionProps {
  proposal: ProposedQuestion
  entry: ProposedEntry
  dictionary: DataDictionary
  isCreated: boolean
}

/** The options of an analysis or a chart that differ from those of a new form, and what is still to be chosen. */
export function ProposedQuestionOptions({ proposal, entry, dictionary, isCreated }: QuestionProps) {
  const { language } = useWords()
  const read = readStepOptions(entry, proposal.options, dictionary)
  const missing = read.status === 'incomplete' && !isCreated ? read.missing : []
  const open = [...new Set(missing.map(({ option }) => optionLabel(entry.options, option, language)))]
  const chosen = optionWords(entry.options, proposal.options, dictionary, language)
  return (
    <>
      {chosen.length > 0 ? (
        <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1.5 text-sm">
          {chosen.map(({ key, name, answer }) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid">
              <dt className="break-words text-ink-2">{name}</dt>
              <dd className="break-words">{answer}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {open.length > 0 ? <StillToChoose>{open.join(language === 'zh' ? '、' : ', ')}</StillToChoose> : null}
    </>
  )
}

function StillToChoose({ children }: { children: ReactNode }) {
  return (
    <p className="text-sm text-ink-2">
      <Trans>Still to choose on the page: {children}</Trans>
    </p>
  )
}

interface StepsProps {
  steps: readonly ProposedStep[]
  entries: Readonly<Record<string, ProposedEntry>>
  dictionary: DataDictionary
}

/** What each step does, in order. */
export function ProposedSteps({ steps, entries, dictionary }: StepsProps) {
  const { language, say } = useWords()
  const columns: NamedColumns = [...dictionary.columns, ...steps.flatMap(madeBy)]
  return (
    <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-sm marker:text-ink-2">
      {steps.map(({ id, type, options }) => {
        const entry = entries[keyOf({ kind: 'step', id: type })]
        const line = entry ? stepLine(entry.options, options, columns, language) : ''
        return (
          <li key={id} className="break-words">
            {entry ? say(entry.title) : type}
            {line === '' ? null : <span className="block text-ink-2">{line}</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** The variable that a step makes, if it is asked for its name: later steps name it. */
function madeBy({ id, options }: ProposedStep): NamedColumns {
  const name: Json | undefined = options.name
  return typeof name === 'string' && name !== '' ? [{ id: `${id}.1`, name }] : []
}
