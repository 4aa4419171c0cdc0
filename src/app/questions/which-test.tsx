import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { fitting, type GuideAnswers, type GuideLine, guideQuestions, nextQuestion } from '#catalog/kit/guide.ts'
import type { EntryTitle, KeywordsById } from '#catalog/kit/summary.ts'
import type { Words } from '#catalog/kit/words.ts'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  entries: readonly EntryTitle[]
  /** Undefined until loaded. */
  keywords: KeywordsById | undefined
  onChoose: (entry: EntryTitle, options: GuideLine['options']) => void
}

const card = 'rounded-lg bg-surface p-4 text-left shadow-card hover:shadow-raised'

/** A few questions that lead to an analysis with its options set. The questions are derived from the existing analyses. */
export default function WhichTest({ entries, keywords, onChoose }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const [answers, setAnswers] = useState<GuideAnswers>({})
  const lines = entries.flatMap((entry) => (keywords?.[entry.id]?.guide ?? []).map((line) => ({ ...line, entry })))
  const next = nextQuestion(lines, answers)
  const found = fitting(lines, answers)
  const given = Object.entries(answers) as [keyof typeof guideQuestions, string][]
  const back = () => setAnswers(Object.fromEntries(given.slice(0, -1)))
  return (
    <section aria-label={t`Which test?`} className="max-w-3xl">
      {given.length === 0 ? null : (
        <div className="mb-4 flex flex-wrap items-center gap-2 text-sm">
          <Button size="sm" look="quiet" onClick={back}>
            <ArrowLeft size={15} aria-hidden />
            <Trans>Back</Trans>
          </Button>
          {given.map(([question, answer]) => (
            <span key={question} className="rounded-full bg-accent-soft px-3 py-1 text-accent-strong">
              {say((guideQuestions[question].answers as Readonly<Record<string, Words>>)[answer] ?? { en: '', zh: '' })}
            </span>
          ))}
        </div>
      )}
      {next === undefined ? (
        <Answer found={found} onChoose={onChoose} />
      ) : (
        <>
          <h2 className="mb-3 text-lg" aria-live="polite">
            {say(guideQuestions[next].ask)}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {Object.entries<Words>(guideQuestions[next].answers).map(([answer, words]) => (
              <li key={answer}>
                <button
                  type="button"
                  className={`${card} h-full w-full`}
                  onClick={() => setAnswers({ ...answers, [next]: answer })}
                >
                  {say(words)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface AnswerProps extends Pick<Props, 'onChoose'> {
  found: readonly (GuideLine & { entry: EntryTitle })[]
}

function Answer({ found, onChoose }: AnswerProps) {
  const { say } = useWords()
  if (found.length === 0) {
    return (
      <p aria-live="polite" className="py-4 text-ink-2">
        <Trans>
          No analysis here is right for that. Go back a step, or ask a statistician before taking another test.
        </Trans>
      </p>
    )
  }
  return (
    <>
      <h2 className="mb-3 text-lg" aria-live="polite">
        <Trans>This fits</Trans>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {found.map(({ entry, does, options }) => (
          <li key={`${entry.id} ${does.en}`}>
            <button
              type="button"
              className={`${card} flex h-full w-full flex-col gap-1`}
              onClick={() => onChoose(entry, options)}
            >
              <span className="font-semibold">{say(does)}</span>
              <span className="text-sm text-ink-2">{say(entry.title)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
