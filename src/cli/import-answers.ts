import {
  type Answers,
  type GivenAnswers,
  isAnswerTo,
  type QuestionCode,
  questionAnswers,
} from '#formats/table/questions.ts'
import { UsageError } from './usage-error.ts'

export interface ImportAnswers {
  readonly all: Answers
  /** By variable name. */
  readonly ofVariables: ReadonlyMap<string, Answers>
}

/** Parses `below-limit=half` for all variables, `CRP:below-limit=half` for one. */
export function importAnswers(given: readonly string[]): ImportAnswers {
  let all: Answers = {}
  const ofVariables = new Map<string, Answers>()
  for (const text of given) {
    const equals = text.lastIndexOf('=')
    const colon = text.lastIndexOf(':', equals)
    const code = codeOf(text.slice(colon + 1, equals))
    const answer = text.slice(equals + 1)
    if (equals < 0 || code === undefined)
      throw new UsageError(
        `--answer ${text}: write QUESTION=ANSWER. Questions: ${Object.keys(questionAnswers).join(', ')}`,
      )
    if (!isAnswerTo(code, answer))
      throw new UsageError(`--answer ${text}: ${code} is answered by ${questionAnswers[code].join(', ')}`)
    const name = text.slice(0, Math.max(0, colon))
    if (colon < 0) all = { ...all, [code]: answer }
    else ofVariables.set(name, { ...ofVariables.get(name), [code]: answer })
  }
  return { all, ofVariables }
}

const codeOf = (text: string) => (Object.keys(questionAnswers) as QuestionCode[]).find((code) => code === text)

/** The answers with names replaced by ids. Throws UsageError for a name that is not in the file. */
export function boundAnswers(
  { all, ofVariables }: ImportAnswers,
  columns: readonly { readonly id: string; readonly name: string }[],
): GivenAnswers {
  const entries = Array.from(ofVariables, ([name, answers]) => {
    const column = columns.find((one) => one.name === name)
    if (column === undefined) throw new UsageError(`--answer: there is no variable ${name}`)
    return [column.id, answers] as const
  })
  return { ...all, columns: Object.fromEntries(entries) }
}
