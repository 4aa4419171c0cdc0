import { Plural, Trans } from '@lingui/react/macro'
import {
  type Answer,
  answerWords,
  type Question,
  type QuestionCode,
  questionAnswers,
  questionWords,
} from '#formats/table/questions.ts'
import type { ImportColumn } from '#formats/table/schema.ts'
import type { FileChoices } from '#formats/table-file.ts'
import { useLabelled } from '../i18n/use-labelled.ts'
import { useWords } from '../i18n/use-words.ts'
import { smallInputLook } from '../ui/field.tsx'
import { Folded } from '../ui/folded.tsx'
import { answerTo, type QuestionGroup } from './answer-questions.ts'

interface Props {
  group: QuestionGroup
  columns: readonly ImportColumn[]
  choices: FileChoices
  onAnswer: (questions: readonly Question[], answer: Answer) => void
}

/** How many columns that raise a question are shown, and how many cells of each. */
const FEW_COLUMNS = 6
const FEW_CELLS = 4

const look =
  'min-h-10 max-sm:min-h-11 rounded-md bg-surface px-3 py-1.5 text-left leading-5 text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-sunken ' +
  'aria-pressed:bg-accent aria-pressed:font-medium aria-pressed:text-on-accent aria-pressed:shadow-none'

/** One question about all columns that raise it, with its answers as buttons; a single column may have another answer. */
export function QuestionCard({ group: { code, questions }, columns, choices, onAnswer }: Props) {
  const { say } = useWords()
  const labelled = useLabelled()
  const nameOf = (id: string | undefined) => columns.find((column) => column.id === id)?.name ?? ''
  const given = questions.map((question) => answerTo(question, choices))
  const common = given.every((answer) => answer === given[0]) ? given[0] : undefined
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 border-t border-line pt-3">
      <legend className="float-left w-full font-medium">{say(questionWords[code])}</legend>
      <ul className="clear-left flex flex-col gap-0.5 text-ink-2">
        {questions.slice(0, FEW_COLUMNS).map(({ column, cells }) => (
          <li key={column ?? ''} className="wrap-anywhere">
            {column === undefined ? null : (
              <strong className="font-semibold text-ink">{labelled(nameOf(column), '')}</strong>
            )}
            {cells
              .slice(0, FEW_CELLS)
              .map(({ text, count }) => (count > 1 ? `“${text}” × ${count}` : `“${text}”`))
              .join(' · ')}
            {cells.length > FEW_CELLS ? ' …' : ''}
          </li>
        ))}
        {questions.length > FEW_COLUMNS ? (
          <li>
            <Plural value={questions.length - FEW_COLUMNS} one="and # column more" other="and # columns more" />
          </li>
        ) : null}
      </ul>
      <div className="flex flex-wrap gap-2">
        {questionAnswers[code].map((answer) => (
          <button
            key={answer}
            type="button"
            className={look}
            aria-pressed={common === answer}
            onClick={() => onAnswer(questions, answer)}
          >
            {say(wordsOf(code, answer))}
          </button>
        ))}
      </div>
      {questions.length > 1 ? (
        <Folded
          summary={<Trans>Another answer for one column</Trans>}
          summaryLook="flex min-h-9 cursor-pointer items-center text-ink-2 underline underline-offset-3"
        >
          {() => (
            <ul className="flex max-h-72 flex-col gap-2 overflow-y-auto py-1">
              {questions.map((question) => (
                <li key={question.column} className="flex flex-wrap items-center gap-2">
                  <span className="min-w-24 flex-1 wrap-anywhere">{nameOf(question.column)}</span>
                  <select
                    aria-label={labelled(nameOf(question.column), say(questionWords[code]))}
                    className={`${smallInputLook} h-9 max-w-full`}
                    value={answerTo(question, choices) ?? ''}
                    onChange={(event) => onAnswer([question], event.target.value as Answer)}
                  >
                    <option value="" disabled>
                      —
                    </option>
                    {questionAnswers[code].map((answer) => (
                      <option key={answer} value={answer}>
                        {say(wordsOf(code, answer))}
                      </option>
                    ))}
                  </select>
                </li>
              ))}
            </ul>
          )}
        </Folded>
      ) : null}
    </fieldset>
  )
}

const wordsOf = (code: QuestionCode, answer: Answer) =>
  (answerWords[code] as Readonly<Record<string, { en: string; zh: string }>>)[answer] ?? { en: answer, zh: answer }
