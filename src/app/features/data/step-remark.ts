import type { NamedColumns } from '#catalog/kit/data-dictionary.ts'
import { stepMessages } from '#catalog/kit/steps/step-messages.ts'
import type { Language, Words } from '#catalog/kit/words.ts'
import { problemWords } from '../../entry/problem-words.ts'
import type { StepResult } from '../../workers/steps.ts'

interface Remark {
  readonly text: string
  readonly isProblem: boolean
}

/** The remark below a step: why it does not apply, its findings, or the number of dropped rows. */
export function stepRemark(
  { status, problems, notices, rowsBefore, rowsAfter }: StepResult,
  dictionary: NamedColumns,
  language: Language,
  own: Readonly<Record<string, Words>>,
): Remark | undefined {
  const words = (problem: { code: string; params: StepResult['problems'][number]['params'] }) =>
    problemWords(problem, dictionary, language, { ...stepMessages, ...own })
  const [problem] = problems
  if (problem && status !== 'done') return { text: words(problem), isProblem: true }
  const said = notices.map(words)
  const rows = rowsAfter < rowsBefore ? [`${rowsBefore} → ${rowsAfter}`] : []
  const parts = [...rows, said.join(' ')].filter((part) => part !== '')
  return parts.length > 0 ? { text: parts.join(' · '), isProblem: false } : undefined
}
