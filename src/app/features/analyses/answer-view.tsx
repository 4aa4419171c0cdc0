import { Trans } from '@lingui/react/macro'
import type { Analysis } from '#catalog/index.ts'
import { allOptions } from '#catalog/kit/common-options.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Answer } from '#catalog/kit/outcome.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { problemWords } from '../../entry/problem-words.ts'
import { useWords } from '../../i18n/use-words.ts'
import { DoneResult } from './done-result.tsx'

export interface AnswerProps {
  entry: Analysis
  analysis: AnalysisRecord
  dictionary: DataDictionary
  display: Display
}

/** One answer: what is still missing, why it cannot be given, or the result. */
export function AnswerView({ answer, ...props }: AnswerProps & { answer: Answer }) {
  const { entry, dictionary } = props
  const { language } = useWords()
  const { messages } = entry.definition
  switch (answer.status) {
    case 'incomplete':
      return (
        <div className="rounded-lg border border-dashed border-line-strong p-8 text-center text-ink-2">
          <p className="mb-1 font-semibold text-ink">
            <Trans>Choose what to analyse</Trans>
          </p>
          {answer.missing.map((problem) => (
            <p
              key={problem.option}
            >{`${labelOf(entry, problem.option, language)}: ${problemWords(problem, dictionary, language, messages)}`}</p>
          ))}
        </div>
      )
    case 'rejected':
      return (
        <p role="alert" className="rounded-md bg-warn-soft p-4 text-warn">
          {answer.option ? `${labelOf(entry, answer.option, language)}: ` : ''}
          {problemWords(answer, dictionary, language, messages)}
        </p>
      )
    case 'done':
      return <DoneResult {...props} outcome={answer} />
  }
}

function labelOf({ definition }: Analysis, leaf: string, language: 'zh' | 'en'): string {
  const spec = allOptions(definition)[leaf.split('.')[0] ?? leaf]
  return spec ? spec.label[language] : leaf
}
