import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Analysis } from '#catalog/index.ts'
import type { NamedColumns } from '#catalog/kit/data-dictionary.ts'
import { figureTitle } from '#catalog/kit/figures/figure-title.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Check, Done } from '#catalog/kit/outcome/outcome.ts'
import { outlineTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { FoldedPart } from '../../outcome/folded-part.tsx'
import { NoticeLines } from '../../outcome/notice-lines.tsx'
import { SampleLine } from '../../outcome/sample-line.tsx'
import { CheckList } from './check-list.tsx'
import { FigureView } from './figure-view.tsx'
import { ResultOutline } from './result-outline.tsx'
import { SaveColumns } from './save-columns.tsx'
import { TableView } from './table-view.tsx'

export interface ResultProps {
  entry: Analysis
  analysis: AnalysisRecord
  dictionary: NamedColumns
  outcome: Done
  display: Display
  /** Makes element ids unique where one page shows several results. */
  part?: string
}

/** Keeps `P = 0.032` on one line. */
function unbroken(text: string): string {
  return text.replaceAll(/ ([=<>≤≥]) /gu, '\u00a0$1\u00a0')
}

/** Shows the first figure, the main table and the reading. Further tables and figures, assumptions that are met and texts for the paper are folded. */
export function DoneResult(props: ResultProps) {
  const { entry, analysis, outcome, display, part = '' } = props
  const { t } = useLingui()
  const presented = useMemo(
    () => ({
      tables: outcome.tables.map((table) => outlineTable(entry.definition, table, display)),
      ...presentReading(entry, outcome.facts, display),
    }),
    [entry, outcome, display],
  )
  const words = entry.definition.messages
  const sample = sampleLine(outcome.sample, display)
  const idOf = (name: string) => `result${part}-${name}`
  const figures = outcome.figures.map((figure) => ({
    figure,
    id: idOf(`figure-${figure.id}`),
    title: figureTitle(entry.definition, figure, display) ?? analysis.title,
  }))
  const tables = presented.tables.map((table, k) => ({
    table,
    id: idOf(`table-${table.id}`),
    title: table.title,
    of: outcome.tables[k]?.of,
  }))
  const mainTable = tables.find(({ of }) => of === entry.definition.results.main) ?? tables[0]
  const otherTables = tables.filter((table) => table !== mainTable)
  const [mainFigure] = figures
  const checks = { id: idOf('checks'), title: t`Assumptions` }
  const reading = { id: idOf('reading'), title: t`Reading` }
  const methods = { id: idOf('methods'), title: t`For the Methods section` }
  const warnings = outcome.notices.filter(({ weight }) => weight === 'warning')
  const notes = outcome.notices.filter(({ weight }) => weight !== 'warning')
  const outlined = [
    mainFigure,
    mainTable,
    reading,
    outcome.checks.length > 0 ? checks : undefined,
    ...otherTables,
    ...figures.slice(1),
    methods,
  ].filter((one) => one !== undefined)
  return (
    <div className="flex flex-col gap-6 print:block print:*:mb-6">
      {part === '' ? <ResultOutline parts={outlined} /> : null}
      <SampleLine sample={outcome.sample} display={display} />
      <NoticeLines notices={warnings} messages={words} display={display} />
      {mainFigure ? (
        <div id={mainFigure.id} tabIndex={-1} className="scroll-mt-32 outline-none">
          <FigureView entry={entry} {...mainFigure} display={display} analysis={analysis} />
        </div>
      ) : null}
      {mainTable ? (
        <div id={mainTable.id} tabIndex={-1} className="scroll-mt-32 outline-none">
          <TableView table={mainTable.table} sample={sample} />
        </div>
      ) : null}
      <section
        id={reading.id}
        tabIndex={-1}
        aria-label={reading.title}
        className="scroll-mt-32 rounded-lg bg-accent-soft p-5 text-ink outline-none"
      >
        {presented.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-3xl leading-7 not-first:mt-2">
            {unbroken(paragraph)}
          </p>
        ))}
      </section>
      <NoticeLines notices={notes} messages={words} display={display} />
      <div className="border-b border-line">
        {outcome.checks.length === 0 ? null : (
          <FoldedPart
            id={checks.id}
            isOpen={hasDoubts(outcome.checks)}
            title={
              <>
                {checks.title}
                <CheckSummary checks={outcome.checks} />
              </>
            }
          >
            <CheckList checks={outcome.checks} words={words} display={display} />
          </FoldedPart>
        )}
        {otherTables.map(({ table, id, title }) => (
          <FoldedPart key={id} id={id} title={title}>
            <TableView table={table} sample={sample} isTitled={false} />
          </FoldedPart>
        ))}
        {figures.slice(1).map(({ figure, id, title }) => (
          <FoldedPart key={id} id={id} title={title}>
            <FigureView
              entry={entry}
              figure={figure}
              title={title}
              display={display}
              analysis={analysis}
              isTitled={false}
            />
          </FoldedPart>
        ))}
        <FoldedPart id={methods.id} title={methods.title}>
          <p className="max-w-3xl leading-7 text-ink-2">{unbroken(presented.methods)}</p>
        </FoldedPart>
      </div>
      <div className="empty:hidden">
        <SaveColumns {...props} />
      </div>
    </div>
  )
}

function hasDoubts(checks: readonly Check[]): boolean {
  return checks.some(({ result }) => result === 'doubtful' || result === 'violated')
}

function CheckSummary({ checks }: { checks: readonly Check[] }) {
  if (hasDoubts(checks))
    return (
      <span className="font-normal text-warn">
        <Trans>not all met</Trans>
      </span>
    )
  return checks.every(({ result }) => result === 'met') ? (
    <span className="font-normal text-ok">
      <Trans>all met</Trans>
    </span>
  ) : null
}
