import { Trans } from '@lingui/react/macro'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { OptionSpecs } from '#catalog/kit/options.ts'
import type { Incomplete, OptionProblem, Rejected } from '#catalog/kit/outcome.ts'
import type { Words } from '#catalog/kit/words.ts'
import { optionLabel, problemWords } from '../entry/problem-words.ts'
import { useLabelled } from '../i18n/use-labelled.ts'
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
  const labelled = useLabelled()
  const said = (problem: Pick<OptionProblem, 'code' | 'params'>) =>
    problemWords(problem, dictionary, language, messages)
  if (answer.status === 'rejected') {
    return (
      <p role="alert" className="rounded-md bg-warn-soft p-4 text-warn">
        {answer.option ? labelled(optionLabel(asked, answer.option, language), said(answer)) : said(answer)}
      </p>
    )
  }
  return (
    <div className="rounded-lg border border-dashed border-line-strong p-8 text-center text-ink-2">
      <p className="mb-1 font-semibold text-ink">
        {answer.missing.every(({ code }) => code === 'required-number') ? (
          <Trans>Enter what is still missing</Trans>
        ) : (
          <Trans>Choose what to analyse</Trans>
        )}
      </p>
      {answer.missing.map((problem) => (
        <p key={problem.option}>{labelled(optionLabel(asked, problem.option, language), said(problem))}</p>
      ))}
    </div>
  )
}
