import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Analysis } from '#catalog/index.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Done } from '#catalog/kit/outcome/outcome.ts'
import { outlineTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { NoticeLines } from '../../outcome/notice-lines.tsx'
import { SampleLine } from '../../outcome/sample-line.tsx'
import { CheckList } from './check-list.tsx'
import { ExportBar } from './export-bar.tsx'
import { FigureView } from './figure-view.tsx'
import { TableView } from './table-view.tsx'

export interface ResultProps {
  entry: Analysis
  analysis: AnalysisRecord
  dictionary: DataDictionary
  outcome: Done
  display: Display
}

/** Keeps `P = 0.032` on one line. */
function unbroken(text: string): string {
  return text.replaceAll(/ ([=<>≤≥]) /gu, '\u00a0$1\u00a0')
}

/** Assumptions first, then the reading, tables and figures, then the texts for the paper. */
export function DoneResult(props: ResultProps) {
  const { entry, outcome, display } = props
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
  return (
    <div className="flex flex-col gap-7 print:block print:*:mb-6">
      <SampleLine sample={outcome.sample} display={display} />
      <NoticeLines notices={outcome.notices} messages={words} display={display} />
      <CheckList checks={outcome.checks} words={words} display={display} />
      <section aria-label={t`Reading`} className="rounded-lg bg-accent-soft p-5 text-ink">
        {presented.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-3xl leading-7 not-first:mt-2">
            {unbroken(paragraph)}
          </p>
        ))}
      </section>
      {presented.tables.map((table) => (
        <TableView key={table.id} table={table} sample={sample} />
      ))}
      {outcome.figures.map((figure) => (
        <FigureView key={figure.id} entry={entry} figure={figure} display={display} name={props.analysis.title} />
      ))}
      <section>
        <h2 className="mb-1 text-sm font-semibold">
          <Trans>For the Methods section</Trans>
        </h2>
        <p className="max-w-3xl leading-7 text-ink-2">{unbroken(presented.methods)}</p>
      </section>
      <ExportBar {...props} tables={presented.tables} />
    </div>
  )
}
