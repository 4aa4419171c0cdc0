import { Trans } from '@lingui/react/macro'
import { answerBlocks } from './answer-blocks.ts'
import { ChooseReport } from './choose-report.tsx'

interface Props {
  answer: { readonly text: string; readonly label: string; readonly project?: string | undefined }
  /** The sentence that says that a model wrote it. */
  mark: string
  onOpen: (report: string) => void
  onClose: () => void
}

/** Adds an answer of the assistant to a report of one of the reader's projects. */
export default function AddAnswer({ answer: { text, label, project }, mark, onOpen, onClose }: Props) {
  return (
    <ChooseReport
      about={
        <Trans>
          The text is added at the end, with a line that says that AI wrote it. Word documents and web pages made of the
          report carry this as a property too.
        </Trans>
      }
      blocks={() => answerBlocks(text, label, mark)}
      project={project}
      onOpen={onOpen}
      onClose={onClose}
    />
  )
}
