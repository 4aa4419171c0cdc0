import { Trans } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import type { NamedColumns } from '#catalog/kit/data-dictionary.ts'
import type { OptionSpecs } from '#catalog/kit/options/options.ts'
import type { Incomplete, OptionProblem, Rejected, Remedy } from '#catalog/kit/outcome/outcome.ts'
import type { Words } from '#catalog/kit/words.ts'
import { optionLabel, problemWords } from '../entry/problem-words.ts'
import { useLabelled } from '../i18n/use-labelled.ts'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { ResultSlots } from './result-slots.ts'

interface Props {
  answer: Incomplete | Rejected
  asked: OptionSpecs
  messages: Readonly<Record<string, Words>>
  dictionary: NamedColumns
  /** Applies the offered remedy, without which there is no answer. */
  onRemedy?: ((remedy: Remedy) => void) | undefined
  /** Shown while options are missing: an example of what the answer will look like. */
  example?: ReactNode
  /** What the reader can do instead, shown below. */
  instead?: ReactNode
}

/** Options still to be chosen, or the reason for a refusal, each with the option to change. */
export function NoAnswer({ answer, asked, messages, dictionary, onRemedy, example, instead }: Props) {
  const { language, say } = useWords()
  const labelled = useLabelled()
  const { openOptions } = use(ResultSlots)
  const said = (problem: Pick<OptionProblem, 'code' | 'params'>) =>
    problemWords(problem, dictionary, language, messages)
  if (answer.status === 'rejected') {
    const { option, remedy } = answer
    const spec = remedy && asked[remedy.option]
    const offered = spec?.kind === 'choice' ? spec.of[remedy?.value ?? ''] : undefined
    return (
      <div role="alert" className="rounded-md bg-warn-soft p-4 text-warn">
        <p>{option ? labelled(optionLabel(asked, option, language), said(answer)) : said(answer)}</p>
        {remedy && offered && onRemedy ? (
          <Button className="mt-3" onClick={() => onRemedy(remedy)}>
            <Trans>Use {say(offered.label)}</Trans>
          </Button>
        ) : null}
      </div>
    )
  }
  return (
    <div className="flex flex-col items-center gap-1 py-4 text-center text-ink-2">
      {example}
      <p className="font-semibold text-ink">
        {answer.missing.every(({ code }) => code === 'required-number') ? (
          <Trans>Enter what is still missing</Trans>
        ) : (
          <Trans>Choose what to analyse</Trans>
        )}
      </p>
      {answer.missing.map((problem) => (
        <p key={problem.option}>{labelled(optionLabel(asked, problem.option, language), said(problem))}</p>
      ))}
      {openOptions ? (
        <Button look="primary" size="field" className="mt-3" onClick={openOptions}>
          <Trans>Open the options</Trans>
        </Button>
      ) : null}
      {instead ? <div className="mt-6">{instead}</div> : null}
    </div>
  )
}
