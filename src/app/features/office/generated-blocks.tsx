import { Trans } from '@lingui/react/macro'
import type { DocumentStyle } from '#formats/document/document-style.ts'
import { citationMark, type NumberedCitations } from '#formats/document/number-citations.ts'
import type { FrozenBlocks } from '../../report/document/block-content.ts'
import { beforeStop, type CitingPart, type Results, workText } from '../../report/document/report-contents.ts'
import type { EditedBlock } from './editor/schema.ts'

/** What the program knows of a report as it stands. */
export interface ReportContents {
  readonly blocks: readonly EditedBlock[]
  readonly results: Results
  readonly frozen: FrozenBlocks
  /** Of tables and figures, by block. */
  readonly numbers: ReadonlyMap<string, number>
  readonly parts: readonly CitingPart[]
  readonly cited: NumberedCitations
  readonly style: DocumentStyle
  /** Whether steps of the project's data remove or fill missing values. */
  readonly hasMissingSteps: boolean
}

/** The Methods paragraph of the results in the report, with the numbers of the works that it cites. */
export function MethodsBlock({ contents: { parts, cited, style } }: { contents: ReportContents }) {
  if (parts.length === 0)
    return (
      <p className="text-sm text-ink-3">
        <Trans>The Methods paragraph stands here once the report has results of analyses.</Trans>
      </p>
    )
  const { isSuperscript } = style.citations
  return (
    <p>
      {parts.map(({ id, text, works }) => {
        const numbers = works.flatMap((work) => cited.numberOf.get(work) ?? [])
        const mark = citationMark(numbers, style.citations)
        const { body, stop } = beforeStop(text)
        return (
          <span key={id}>
            {body}
            {mark === '' ? null : isSuperscript ? <sup>{mark}</sup> : ` ${mark}`}
            {stop}{' '}
          </span>
        )
      })}
    </p>
  )
}

/** The cited works, numbered, in the style of the report. */
export function ReferencesBlock({ contents: { cited, style } }: { contents: ReportContents }) {
  if (cited.cited.length === 0)
    return (
      <p className="text-sm text-ink-3">
        <Trans>The cited works stand here. Insert the Methods paragraph, which cites those of its methods.</Trans>
      </p>
    )
  return (
    <ol className="list-decimal pl-7 text-sm">
      {cited.cited.map((work) => (
        <li key={work} className="my-1 pl-1 break-words">
          {workText(work, style)}
        </li>
      ))}
    </ol>
  )
}
