import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { ChartLine, ClipboardCheck, Filter, Search, Tag } from 'lucide-react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { readDataset } from '../../data/datasets/dataset.ts'
import { readHiddenColumns, showColumns } from '../../data/hidden-columns.ts'
import { ownData } from '../../data/own-data.ts'
import { OpeningFailure } from '../../entry/opening-failure.tsx'
import { UndoButtons } from '../../history/undo-buttons.tsx'
import { loadPart } from '../../loading/load-part.ts'
import { useColumnSummaries } from '../../opened/column-summaries.ts'
import { useLastOpened } from '../../opened/use-last-opened.ts'
import { useOpened } from '../../opened/use-opened.ts'
import { useTrail } from '../../opened/use-trail.ts'
import { Button } from '../../ui/button.tsx'
import type { OpenPart } from './data-dialogs.tsx'
import type { GridPlace } from './data-grid.tsx'
import { ExportMenu } from './export-menu.tsx'
import type { ShownRows } from './facets/facet-panel.tsx'
import { ImportBar } from './import-bar.tsx'
import { StepPanel } from './step-panel.tsx'
import { useFindKey } from './use-find-key.ts'
import { useMarkedColumns } from './use-marked-columns.ts'
import { useUnreadChanges } from './use-unread-changes.ts'
import { VariableTable } from './variable-table.tsx'

const DataGrid = lazy(async () => ({ default: (await loadPart(() => import('./data-grid.tsx'))).DataGrid }))

const DataDialogs = lazy(async () => ({
  default: (await loadPart(() => import('./data-dialogs.tsx'))).DataDialogs,
}))

const BranchBar = lazy(() => loadPart(() => import('./branch-bar.tsx')))

interface Props {
  id: string
  view: 'rows' | 'variables'
  onView: (view: 'rows' | 'variables') => void
}

const HiddenLine = lazy(async () => ({ default: (await loadPart(() => import('./hidden-line.tsx'))).HiddenLine }))

const FacetPanel = lazy(async () => ({
  default: (await loadPart(() => import('./facets/facet-panel.tsx'))).FacetPanel,
}))

const FindBar = lazy(async () => ({ default: (await loadPart(() => import('./find-bar.tsx'))).FindBar }))

const none: readonly string[] = []

const tab =
  'min-h-10 rounded-md px-4 text-sm aria-selected:bg-surface aria-selected:font-semibold aria-selected:shadow-card text-ink-2'

const pressed = 'aria-pressed:bg-accent-soft'

/** Rows, variables and steps. */
export function DataPage({ id, view, onView }: Props) {
  const { t } = useLingui()
  const dataset = useLiveQuery(() => readDataset(ownData().database, id), [id])
  const { opened, failure, stale } = useOpened(id)
  useTrail({ project: dataset?.project, title: dataset?.name })
  useLastOpened({ dataset: dataset?.id })
  const summaries = useColumnSummaries(opened?.version ?? '')
  const { marked, mark } = useMarkedColumns(opened)
  const [part, setPart] = useState<OpenPart>()
  const [place, setPlace] = useState<GridPlace>()
  const current = useRef<GridPlace>(undefined)
  const keepPlace = useCallback((now: GridPlace) => {
    current.current = now
  }, [])
  const goTo = (next: GridPlace) => {
    keepPlace(next)
    setPlace(next)
  }
  const [isFaceted, setFaceted] = useState(false)
  const [filtered, setFiltered] = useState<ShownRows>()
  // the rows of another version are counted again
  const shown = filtered?.version === opened?.version ? filtered : undefined
  const [withLabels, setWithLabels] = useState(false)
  const hasLabels = opened?.dictionary.columns.some(({ valueLabels }) => valueLabels.length > 0) === true
  const [isFinding, setFinding] = useState(false)
  useFindKey(view === 'rows', () => setFinding(true))
  const [unread, keepUnread] = useUnreadChanges(opened?.version)
  const hidden = useLiveQuery(() => readHiddenColumns(ownData().database, id), [id]) ?? none
  const isHiding = opened?.dictionary.columns.some((column) => hidden.includes(column.id)) === true
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="truncate text-xl">{dataset?.name}</h1>
          <p className="text-sm text-ink-3" data-testid="extent">
            {opened ? (
              <>
                <Plural value={opened.rows} one="# row" other="# rows" /> ·{' '}
                <Plural value={opened.dictionary.columns.length} one="# variable" other="# variables" />
              </>
            ) : failure ? null : (
              <Trans>Opening …</Trans>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {dataset ? <UndoButtons project={dataset.project} /> : null}
          {dataset ? <ExportMenu dataset={dataset} /> : null}
          <Button asChild look="primary">
            <Link to="/dataAnalysis/show" search={{ dataset: id }}>
              <ChartLine size={16} aria-hidden />
              <Trans>Analyse</Trans>
            </Link>
          </Button>
        </div>
      </div>
      {opened ? <ImportBar dataset={id} onLook={() => setPart({ kind: 'import' })} /> : null}
      {dataset?.branchOf ? (
        <Suspense>
          <BranchBar branch={dataset} />
        </Suspense>
      ) : null}
      {failure ? <OpeningFailure failure={failure} dataset={dataset} /> : null}
      {failure ? null : (
        <div className="grid grid-cols-1 flex-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <section className="flex min-w-0 flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <div role="tablist" aria-label={t`View`} className="flex self-start rounded-lg bg-sunken p-1">
                <button
                  type="button"
                  role="tab"
                  aria-selected={view === 'rows'}
                  className={tab}
                  onClick={() => onView('rows')}
                >
                  <Trans>Rows</Trans>
                </button>
                <button
                  type="button"
                  role="tab"
                  aria-selected={view === 'variables'}
                  className={tab}
                  onClick={() => onView('variables')}
                >
                  <Trans>Variables</Trans>
                </button>
              </div>
              <div className="flex flex-wrap">
                <Button look="quiet" disabled={!opened} onClick={() => setPart({ kind: 'profile' })}>
                  <ClipboardCheck size={16} aria-hidden />
                  <Trans>Profile</Trans>
                </Button>
                {view === 'rows' ? (
                  <>
                    <Button
                      look="quiet"
                      className={pressed}
                      aria-pressed={isFaceted}
                      onClick={() => setFaceted(!isFaceted)}
                    >
                      <Filter size={16} aria-hidden />
                      <Trans>Facets</Trans>
                    </Button>
                    <Button look="quiet" aria-keyshortcuts="Control+F" onClick={() => setFinding(true)}>
                      <Search size={16} aria-hidden />
                      <Trans>Find</Trans>
                    </Button>
                    {hasLabels ? (
                      <Button
                        look="quiet"
                        className={pressed}
                        aria-pressed={withLabels}
                        onClick={() => setWithLabels(!withLabels)}
                      >
                        <Tag size={16} aria-hidden />
                        <Trans>Value labels</Trans>
                      </Button>
                    ) : null}
                  </>
                ) : null}
              </div>
              {view === 'rows' && isHiding ? (
                <Suspense>
                  <HiddenLine dataset={id} count={hidden.length} />
                </Suspense>
              ) : null}
            </div>
            {opened && isFaceted ? (
              <div hidden={view !== 'rows'}>
                <Suspense>
                  <FacetPanel
                    opened={opened}
                    onShown={setFiltered}
                    onStep={(type, given) => setPart({ kind: 'step', type, given })}
                  />
                </Suspense>
              </div>
            ) : null}
            {opened && isFinding && view === 'rows' ? (
              <Suspense>
                <FindBar
                  version={opened.version}
                  columns={opened.dictionary.columns.filter((column) => !hidden.includes(column.id))}
                  facets={shown?.facets}
                  current={current}
                  onCell={goTo}
                  onColumn={mark}
                  onClose={() => setFinding(false)}
                />
              </Suspense>
            ) : null}
            <div aria-busy={stale} className={stale && opened ? 'opacity-60' : ''}>
              {opened && view === 'rows' ? (
                <div
                  className="h-[calc(100dvh-17rem)] min-h-96 overflow-hidden rounded-lg bg-surface shadow-card"
                  data-testid="grid"
                >
                  <Suspense>
                    <DataGrid
                      opened={opened}
                      summaries={summaries}
                      hidden={hidden}
                      marked={marked}
                      place={place}
                      shown={shown}
                      withLabels={withLabels}
                      onPlace={keepPlace}
                      onColumn={(column) => setPart({ kind: 'variable', column })}
                      onCell={(column, cell) => setPart({ kind: 'cell', column, cell })}
                      onMenu={(place) => setPart({ kind: 'menu', place })}
                    />
                  </Suspense>
                </div>
              ) : null}
              {opened && view === 'variables' ? (
                <VariableTable
                  dataset={id}
                  dictionary={opened.dictionary}
                  summaries={summaries}
                  onEdit={(column) => setPart({ kind: 'variable', column })}
                />
              ) : null}
            </div>
          </section>
          {opened ? <StepPanel dataset={id} opened={opened} onOpen={setPart} /> : null}
        </div>
      )}
      {part && opened ? (
        <Suspense>
          <DataDialogs
            dataset={id}
            name={dataset?.name ?? ''}
            opened={opened}
            summaries={summaries}
            part={part}
            unread={unread}
            onSaved={keepUnread}
            onOpen={setPart}
            // a step is saved asynchronously, and meanwhile the reader may have opened another dialog
            onClose={() => setPart((now) => (now === part ? undefined : now))}
            onGoTo={(column, row) => {
              onView('rows')
              void showColumns(ownData().database, id, column)
              mark(column)
              if (row === undefined) return
              setFaceted(false) // the row is counted among all
              goTo({ column, row })
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
