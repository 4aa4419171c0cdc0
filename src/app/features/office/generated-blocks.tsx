import { Trans } from '@lingui/react/macro'
import type { Language } from '#catalog/kit/words.ts'
import type { DocumentStyle } from '#formats/document/document-style.ts'
import { citationMark, type NumberedCitations } from '#formats/document/number-citations.ts'
import type { Run } from '../../data/reports/block-text.ts'
import type { FrozenBlocks } from '../../report/document/block-content.ts'
import {
  beforeStop,
  type CitingPart,
  type OwnWorks,
  type Results,
  type ShownMethodsPart,
  shownMethods,
  workText,
} from '../../report/document/report-contents.ts'
import type { EditedBlock } from './editor/schema.ts'

/** What the program knows of a report as it stands. */
export interface ReportContents {
  readonly language: Language
  readonly blocks: readonly EditedBlock[]
  readonly results: Results
  readonly frozen: FrozenBlocks
  /** Whether every result is computed, or known not to be there. */
  readonly isComplete: boolean
  /** Of tables and figures, by block. */
  readonly numbers: ReadonlyMap<string, number>
  readonly parts: readonly CitingPart[]
  readonly cited: NumberedCitations
  /** The reader's own list. */
  readonly works: OwnWorks
  readonly style: DocumentStyle
  /** Whether steps of the project's data remove or fill missing values. */
  readonly hasMissingSteps: boolean
}

interface MethodsProps {
  contents: ReportContents
  /** The text of the block, with sentences that the author changed. */
  runs: readonly Run[]
}

/** The Methods paragraph of the results in the report, with the numbers of the works that it cites. */
export function MethodsBlock({ contents: { parts, cited, style, language, isComplete }, runs }: MethodsProps) {
  const shown = shownMethods(runs, parts, language)
  const isChanged = (part: ShownMethodsPart) => isComplete && part.sourceChanged === true
  if (shown.length === 0)
    return (
      <p className="text-sm text-ink-3">
        <Trans>The Methods paragraph stands here once the report has results of analyses.</Trans>
      </p>
    )
  const { isSuperscript } = style.citations
  return (
    <>
      <p>
        {shown.map((part) => {
          const { id, text, works } = part
          const numbers = works.flatMap((work) => cited.numberOf.get(work) ?? [])
          const mark = citationMark(numbers, style.citations)
          const { body, stop } = beforeStop(text)
          return (
            <span
              key={id}
              className={isChanged(part) ? 'underline decoration-warn decoration-wavy print:no-underline' : ''}
            >
              {body}
              {mark === '' ? null : isSuperscript ? <sup>{mark}</sup> : ` ${mark}`}
              {stop}{' '}
            </span>
          )
        })}
      </p>
      {shown.some(isChanged) ? (
        <p className="mt-1 text-sm text-warn print:hidden">
          <Trans>
            A sentence that you edited was made from a result that has changed since. Check the marked text.
          </Trans>
        </p>
      ) : null}
    </>
  )
}

/** The cited works, numbered, in the style of the report. */
export function ReferencesBlock({ contents: { cited, style, works } }: { contents: ReportContents }) {
  if (cited.cited.length === 0)
    return (
      <p className="text-sm text-ink-3">
        <Trans>The cited works stand here. Cite a work in the text, or insert the Methods paragraph.</Trans>
      </p>
    )
  return (
    <ol className="list-decimal pl-7 text-sm">
      {cited.cited.map((work) => (
        <li key={work} className="my-1 pl-1 break-words">
          {workText(work, style, works)}
        </li>
      ))}
    </ol>
  )
}
