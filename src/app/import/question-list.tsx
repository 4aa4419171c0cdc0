import { Trans } from '@lingui/react/macro'
import { CircleHelp } from 'lucide-react'
import type { Answer, Question } from '#formats/table/questions.ts'
import type { ImportColumn } from '#formats/table/schema.ts'
import type { FileChoices } from '#formats/table-file.ts'
import { groupQuestions, raisedQuestions } from './answer-questions.ts'
import { QuestionCard } from './question-card.tsx'

interface Props {
  questions: readonly Question[]
  columns: readonly ImportColumn[]
  choices: FileChoices
  onAnswer: (questions: readonly Question[], answer: Answer) => void
}

/** Facts that only the reader knows about the file. Each kind of question takes one tap, and none has a default that would invent a value. */
export function QuestionList({ questions, columns, choices, onAnswer }: Props) {
  const groups = groupQuestions(raisedQuestions(questions, choices))
  if (groups.length === 0) return null
  return (
    <section className="flex flex-col gap-3 rounded-md bg-accent-soft p-4 text-sm">
      <h3 className="flex items-center gap-2 font-semibold text-accent">
        <CircleHelp size={16} aria-hidden />
        <Trans>Please decide how to read these</Trans>
      </h3>
      {groups.map((group) => (
        <QuestionCard
          key={`${group.code}/${group.questions[0]?.isOpen}`}
          group={group}
          columns={columns}
          choices={choices}
          onAnswer={onAnswer}
        />
      ))}
    </section>
  )
}
