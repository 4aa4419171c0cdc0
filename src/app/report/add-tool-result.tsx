import { Trans } from '@lingui/react/macro'
import { ChooseReport } from './choose-report.tsx'
import { type ToolResult, toolBlock } from './tool-block.ts'

interface Props {
  tool: ToolResult
  onClose: () => void
}

/** Adds the result of a clinical tool, as it is now, to a report of one of the reader's projects. */
export default function AddToolResult({ tool, onClose }: Props) {
  return (
    <ChooseReport
      about={
        <Trans>
          The result is added as it is now, with the values entered, its reading and its sources. It does not change
          with the form. Typed texts are left out.
        </Trans>
      }
      blocks={() => [{ type: 'table', frozen: toolBlock(tool, Date.now()) }]}
      onClose={onClose}
    />
  )
}
