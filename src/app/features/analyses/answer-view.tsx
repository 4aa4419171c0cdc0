import { type Analysis, analysisPictures } from '#catalog/index.ts'
import type { NamedColumns } from '#catalog/kit/data-dictionary.ts'
import type { Display } from '#catalog/kit/message.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { Answer, Remedy } from '#catalog/kit/outcome/outcome.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { NoAnswer } from '../../outcome/no-answer.tsx'
import { ExamplePicture } from '../../questions/example-picture.tsx'
import { DoneResult } from './done-result.tsx'

export interface AnswerProps {
  entry: Analysis
  analysis: AnalysisRecord
  dictionary: NamedColumns
  display: Display
  onRemedy: (remedy: Remedy) => void
}

/** One answer: missing options, a refusal, or the result. */
export function AnswerView({ answer, ...props }: AnswerProps & { answer: Answer; part?: string }) {
  if (answer.status === 'done') return <DoneResult {...props} outcome={answer} />
  const { definition } = props.entry
  return (
    <NoAnswer
      answer={answer}
      asked={allOptions(definition)}
      messages={definition.messages}
      dictionary={props.dictionary}
      onRemedy={props.onRemedy}
      example={<ExamplePicture id={props.entry.definition.id} loadPictures={analysisPictures} />}
    />
  )
}
