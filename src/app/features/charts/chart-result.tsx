import { Trans, useLingui } from '@lingui/react/macro'
import { FileCode } from 'lucide-react'
import { lazy, Suspense, useCallback, useId, useMemo, useRef, useState } from 'react'
import { type Chart, chartPictures } from '#catalog/charts.ts'
import type { Analysis } from '#catalog/index.ts'
import type { DataDictionary, NamedColumns } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { Display } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { QuestionReading } from '#catalog/kit/options/read-question.ts'
import type { LevelRef, OutcomeFigure } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { type AnalysisRecord, figuresShown } from '../../data/datasets/analysis.ts'
import type { ReadChart } from '../../data/datasets/chart-versions.ts'
import type { Dataset } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { keepFault } from '../../faults/kept-faults.ts'
import { useLabelled } from '../../i18n/use-labelled.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import {
  firstScene,
  MAX_PANELS,
  type ShownFigure,
  type ShownFigures,
  shownFigures,
  styleOf,
} from '../../outcome/chart-scene.ts'
import { ComputationState } from '../../outcome/computation-state.tsx'
import { FigureOrigin } from '../../outcome/figure-origin.ts'
import { goTo } from '../../outcome/go-to.ts'
import { groupKey } from '../../outcome/group-key.ts'
import { NoAnswer } from '../../outcome/no-answer.tsx'
import { NoticeLines } from '../../outcome/notice-lines.tsx'
import { RScriptPanel } from '../../outcome/r-check/r-script-panel.tsx'
import { ResultAction } from '../../outcome/result-action.tsx'
import { ResultActions } from '../../outcome/result-actions.tsx'
import { SampleLine } from '../../outcome/sample-line.tsx'
import type { SavedFigure } from '../../outcome/save-figure.tsx'
import { useContentShown } from '../../outcome/use-content-shown.ts'
import type { OutcomeState } from '../../outcome/use-outcome.ts'
import { type Drawn, usePicture } from '../../outcome/use-picture.ts'
import { chartOptions } from '../../questions/chart-options.ts'
import { ExamplePicture } from '../../questions/example-picture.tsx'
import type { ResultParts } from '../../report/add-result.ts'
import { AddToReport } from '../../report/add-to-report.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { session } from '../../state/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { useStable } from '../../ui/use-stable.ts'
import { ChartFigure } from './chart-figure.tsx'
import { ChartStar } from './chart-star.tsx'
import { DemoOffer } from './demo/demo-offer.tsx'
import { RateButton } from './rating/rate-button.tsx'
import { StyleButton } from './style-button.tsx'
import { VersionsButton } from './versions/versions-button.tsx'

const RateOffer = lazy(async () => ({
  default: (await loadPart(() => import('./rating/rate-offer.tsx'), 'own')).RateOffer,
}))

/** Whether the reader is to be asked for a rating after saving a figure of a type of chart. */
async function askAfter(type: string): Promise<boolean> {
  if (session.user === null) return false
  const { countDownload } = await import('../../data/chart-downloads.ts')
  return countDownload(ownData().database, type)
}

/** Keeps the version of a chart whose figure was saved. If it cannot be kept, the file is saved all the same. */
async function keepFile(read: ReadChart, saved: SavedFigure): Promise<void> {
  try {
    const { keepDownload } = await loadPart(() => import('./versions/keep-download.ts'), 'own')
    await keepDownload(read, saved)
  } catch (error) {
    await keepFault(error, 'result')
  }
}

/** The figures for a report: of each level that has its own, or the first one. */
function figureGroups(parts: ShownFigures['parts']): readonly ResultParts[] {
  const counts = { paragraphs: 0, tables: 0, figures: 1 }
  const groups = parts.flatMap(({ level, figures }) => (level && figures.length > 0 ? [groupKey(level)] : []))
  return groups.length > 0 ? groups.map((group) => ({ ...counts, group })) : [counts]
}

interface Props {
  entry: Chart | Analysis
  chart: AnalysisRecord
  dataset: Dataset
  dictionary: DataDictionary | undefined
  names: NamedColumns
  question: QuestionReading
  state: OutcomeState
  change: (leaf: string, value: Json) => void
  reveal: (option: string) => void
}

const nothing: DataDictionary = { columns: [] }

const none: ShownFigures = { joined: [], parts: [], isTooMany: false }

/** The figure in its style, with its data; the levels of a split chart are its panels, or figures of their own. */
export function ChartResult({
  entry,
  chart,
  dataset,
  dictionary = nothing,
  names,
  question,
  state,
  change,
  reveal,
}: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const labelled = useLabelled()
  const display = useMemo<Display>(
    () => ({ settings: displaySettings(language), names: namesOf(names) }),
    [language, names],
  )
  const { stored, read } = question
  const style = useMemo(() => styleOf(stored), [stored])
  const { source } = chart
  const shown = useCallback(
    (figures: readonly OutcomeFigure[]) => figuresShown({ ...(source && { source }) }, figures),
    [source],
  )
  const draw = useCallback<Drawn>(
    (outcome, plain) => firstScene(entry, outcome, style, plain, shown),
    [entry, style, shown],
  )
  usePicture(chart, state, draw)
  const id = useId()
  const isOld = state.outcome === undefined && state.earlier !== undefined
  const answer = state.outcome ?? state.earlier
  const { facets, linesPerFigure } = style
  const { joined, parts, isTooMany } = useMemo(
    () => (answer ? shownFigures(entry, answer, { facets, linesPerFigure }, display, shown) : none),
    [entry, answer, facets, linesPerFigure, display, shown],
  )
  const [isAsked, setAsked] = useState(false)
  const { definition } = entry
  const version = useMemo(() => ({ chart, definition, stored }), [chart, definition, stored])
  const onSaved = useStable((saved: SavedFigure) => {
    void keepFile(version, saved)
    if (source === undefined) void askAfter(definition.id).then((asks) => asks && setAsked(true))
  })
  const origin = useMemo(() => [chart], [chart])
  const figureOf = ({ id: figure, part, draw: drawIn }: ShownFigure, level: string) => (
    <FigureOrigin key={figure} value={origin}>
      <ChartFigure
        entry={entry}
        draw={drawIn}
        style={style}
        display={display}
        dictionary={dictionary}
        isOfAnalysis={source !== undefined}
        change={change}
        reveal={reveal}
        onSaved={onSaved}
        name={[chart.title, level, part ?? ''].filter((words) => words !== '').join(' ')}
      />
    </FigureOrigin>
  )
  const isDrawn = parts.some(({ answer }) => answer.status === 'done') && read.status === 'ok'
  const section = useRef<HTMLElement>(null)
  const content = useMemo(() => (answer ? { answer, style, display } : undefined), [answer, style, display])
  useContentShown(section, chart.id, content)
  const asked = chartOptions(entry.definition)
  const title = entry.summary.title[language]
  const rated = { id: entry.definition.id, version: entry.definition.version, title }
  return (
    <section
      ref={section}
      aria-label={t`Chart`}
      className="flex min-w-0 flex-col gap-5"
      aria-busy={state.progress !== undefined || isOld}
    >
      <ResultActions state={state}>
        <StyleButton
          chart={chart}
          stored={stored}
          definition={chart.source || question.isNewer ? undefined : entry.definition}
        />
        {question.isNewer ? null : (
          <VersionsButton read={version} draw={() => answer && draw(answer, display)} display={display} />
        )}
        {isDrawn ? (
          <ResultAction
            icon={<FileCode size={16} aria-hidden />}
            name={t`R script`}
            onClick={() => goTo(`${id}-script`)}
          >
            R
          </ResultAction>
        ) : null}
        {isDrawn ? <AddToReport record={chart} has={figureGroups(parts)} isEnabled={!isOld} /> : null}
        {isDrawn && answer ? (
          <ShareButton
            isEnabled={!isOld}
            result={async () => {
              const { shareableChart } = await import('../../share/shareable-chart.ts')
              const { project } = dataset
              return shareableChart({ entry, chart, style, project, data: state.dataVersion, outcome: answer, display })
            }}
          />
        ) : null}
        {chart.source ? null : (
          <>
            <RateButton chart={rated} />
            <ChartStar id={entry.definition.id} title={title} />
          </>
        )}
      </ResultActions>
      <ComputationState state={state} />
      <div
        inert={isOld}
        className={classNames('flex flex-col gap-5 transition-opacity', isOld && 'opacity-45 delay-150')}
      >
        {isTooMany ? (
          <p className="text-ink-2">
            <Trans>The split has more than {MAX_PANELS} levels, so each is a figure of its own.</Trans>
          </p>
        ) : null}
        {joined.map((figure) => figureOf(figure, ''))}
        {parts.map(({ level, answer, figures }) => (
          <div key={titleOf(level)} className={classNames('flex flex-col', joined.length > 0 ? 'gap-1.5' : 'gap-4')}>
            {joined.length > 0 ? <p className="text-sm font-semibold">{titleOf(level)}</p> : null}
            {answer.status === 'done' ? (
              <>
                {figures.map((figure) => figureOf(figure, titleOf(level)))}
                {shown(answer.figures).length === 0 ? (
                  <p className="text-ink-2">
                    <Trans>With its present options the analysis does not draw this figure.</Trans>
                  </p>
                ) : null}
                <NoticeLines notices={answer.notices} messages={entry.definition.messages} display={display} />
                <SampleLine sample={answer.sample} display={display} />
              </>
            ) : chart.source ? (
              <p className="text-ink-2">
                <Trans>With its present options the analysis has no result. Complete or change them there.</Trans>
              </p>
            ) : (
              <NoAnswer
                answer={answer}
                asked={asked}
                messages={entry.definition.messages}
                dictionary={names}
                example={<ExamplePicture id={entry.definition.id} loadPictures={chartPictures} />}
                instead={<DemoOffer chart={entry.definition} project={dataset.project} />}
              />
            )}
          </div>
        ))}
      </div>
      {isAsked ? (
        <Suspense>
          <RateOffer chart={rated} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
      {isDrawn ? (
        <RScriptPanel
          id={`${id}-script`}
          entry={entry}
          dataset={dataset}
          dictionary={dictionary}
          options={read.options}
        />
      ) : null}
      {dictionary === nothing && parts.length === 0 ? (
        <p className="text-ink-2">
          <Trans>The data are being opened …</Trans>
        </p>
      ) : null}
    </section>
  )

  function titleOf(level: LevelRef | undefined): string {
    return level ? labelled(display.names.variable(level.variable), display.names.level(level)) : ''
  }
}
