import type { EntryTitle } from '#catalog/kit/summary.ts'
import type { Question } from './question.ts'

/** What a model answered. */
export interface GivenAnswer {
  readonly text: string
  /** Tools that it called. */
  readonly tools: readonly string[]
}

const matches = (pattern: string, text: string) => new RegExp(pattern, 'iu').test(text)

/** What an answer lacks, or has and should not; empty for a right one. */
export function checkAnswer(
  { expect }: Question,
  { text, tools }: GivenAnswer,
  titles: readonly Pick<EntryTitle, 'id' | 'title'>[],
): string[] {
  const { entries, not = [], tool, says = [], says_not: saysNot = [] } = expect
  const plain = text.toLowerCase()
  const isNamed = (id: string) => {
    const title = titles.find((one) => one.id === id)?.title
    const names = [id, ...(title ? [title.en.toLowerCase(), title.zh.toLowerCase()] : [])]
    return names.some((name) => plain.includes(name))
  }
  return [
    ...(text.trim() === '' ? ['no answer'] : []),
    ...(entries && !entries.some(isNamed) ? [`names none of ${entries.join(', ')}`] : []),
    ...not.filter((id) => plain.includes(`\`${id}\``)).map((id) => `names ${id}`),
    ...(tool !== undefined && !tools.includes(tool) ? [`does not call ${tool}`] : []),
    ...says.filter((pattern) => !matches(pattern, text)).map((pattern) => `does not say ${pattern}`),
    ...saysNot.filter((pattern) => matches(pattern, text)).map((pattern) => `says ${pattern}`),
  ]
}
