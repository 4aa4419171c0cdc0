import { type Answer, answerOf, type Question, type QuestionCode } from '#formats/table/questions.ts'
import type { FileChoices } from '#formats/table-file.ts'

/** Questions of one kind, answered together: for all columns whose values raise it, or for the file. */
export interface QuestionGroup {
  readonly code: QuestionCode
  readonly questions: readonly Question[]
}

/** The chosen or evident answer; undefined if one is still needed. */
export function answerTo(question: Question, choices: FileChoices): Answer | undefined {
  const { code, column, isOpen, taken } = question
  const given = column === undefined ? choices.answers?.[code] : answerOf(choices.answers, code, column)
  return given ?? (isOpen ? undefined : taken)
}

/** The questions that columns still raise, without those of excluded or non-numeric columns. */
export function raisedQuestions(questions: readonly Question[], choices: FileChoices): readonly Question[] {
  return questions.filter(({ column }) => {
    const { include = true, type = 'number' } = (column === undefined ? undefined : choices.columns?.[column]) ?? {}
    return include && type === 'number'
  })
}

/** Whether every question has an answer. */
export function isAllAnswered(questions: readonly Question[], choices: FileChoices): boolean {
  return raisedQuestions(questions, choices).every((question) => answerTo(question, choices) !== undefined)
}

/** Open questions are separate from evident ones, so that an answer to one changes nothing of the other. */
export function groupQuestions(questions: readonly Question[]): readonly QuestionGroup[] {
  const groups = new Map<string, Question[]>()
  for (const question of questions) {
    const key = `${question.code}/${question.isOpen}`
    groups.set(key, [...(groups.get(key) ?? []), question])
  }
  return Array.from(groups.values(), (group) => ({ code: (group[0] as Question).code, questions: group }))
}

/** The choices after answering some questions of a kind. */
export function withAnswer(choices: FileChoices, questions: readonly Question[], answer: Answer): FileChoices {
  let { answers = {} } = choices
  for (const { code, column } of questions) {
    if (column === undefined) answers = { ...answers, [code]: answer }
    else {
      const columns = answers.columns ?? {}
      answers = { ...answers, columns: { ...columns, [column]: { ...columns[column], [code]: answer } } }
    }
  }
  return { ...choices, answers }
}
