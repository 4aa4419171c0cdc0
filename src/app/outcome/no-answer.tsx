import { Trans } from '@lingui/react/macro'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { OptionSpecs } from '#catalog/kit/options.ts'
import type { Incomplete, Rejected } from '#catalog/kit/outcome.ts'
import type { Words } from '#catalog/kit/words.ts'
import { optionLabel, problemWords } from '../entry/problem-words.ts'
import { useWords } from '../i18n/use-words.ts'

interface Props {
  answer: Incomplete | Rejected
  asked: OptionSpecs
  messages: Readonly<Record<string, Words>>
  dictionary: DataDictionary
}

/** What is still to be chosen, or why there is no answer, each with the option to change. */
export function NoAnswer({ answer, asked, messages, dictionary }: Props) {
  const { language } = useWords()
  if (answer.status === 'rejected') {
    return (
      <p role="alert" className="rounded-md bg-warn-soft p-4 text-warn">
        {answer.option ? `${optionLabel(asked, answer.option, language)}: ` : ''}
        {problemWords(answer, dictionary, language, messages)}
      </p>
    )
  }
  return (
    <div className="rounded-lg border border-dashed border-line-strong p-8 text-center text-ink-2">
      <p className="mb-1 font-semibold text-ink">
        <Trans>Choose what to analyse</Trans>
      </p>
      {answer.missing.map((problem) => (
        <p key={problem.option}>
          {`${optionLabel(asked, problem.option, language)}: ${problemWords(problem, dictionary, language, messages)}`}
        </p>
      ))}
    </div>
  )
}
