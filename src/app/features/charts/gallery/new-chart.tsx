import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { Columns3 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { chartPictures } from '#catalog/charts.ts'
import { analysisTitles } from '#catalog/index.ts'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { fillRoles } from '#catalog/kit/options/fill-roles.ts'
import type { EntryTitle } from '#catalog/kit/summary.ts'
import { starredCharts } from '#contract/records/starred-chart.ts'
import { type ChartTemplate, listChartTemplates, optionsFrom } from '../../../data/chart-templates.ts'
import { listCharts, type OwnChart } from '../../../data/datasets/list-charts.ts'
import { ownData } from '../../../data/own-data.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { loadPart } from '../../../loading/load-part.ts'
import { type ChosenGroup, EntryCatalogue } from '../../../questions/entry-catalogue.tsx'
import { useKeywords } from '../../../questions/use-keywords.ts'
import { favourites } from '../../../state/favourites.ts'
import { showToast } from '../../../state/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useCoveredWork } from '../../../ui/use-covered-work.tsx'
import { ChartStar } from '../chart-star.tsx'
import { ChartFilter, type ChosenFilter, passes } from './chart-filter.tsx'
import { OwnCharts } from './own-charts.tsx'
import { rankByVariables } from './rank-by-variables.ts'
import { galleryKeywords, useGallery } from './use-gallery.ts'
import { VariableChoices } from './variable-choices.tsx'

const OwnTemplates = lazy(async () => ({
  default: (await loadPart(() => import('./own-templates.tsx'), 'own')).OwnTemplates,
}))

interface Props {
  /** Undefined to draw the demo data of the chart that is chosen. */
  dataset: string | undefined
  /** The variables of the dataset, by which the charts are ordered; undefined until it is opened, null to leave them in the usual order. */
  columns: readonly ColumnInfo[] | null | undefined
  /** The variables to choose from, if they are not `columns`; undefined until the dataset is opened. */
  choosable?: readonly ColumnInfo[] | undefined
  /** Opens the dataset, because the reader wants to choose variables. */
  onChooseVariables?: () => void
  onCreated: (chart: string, dataset: string) => void
}

/** The catalogue of charts and of the figures that analyses draw; choosing one creates it. */
export function NewChart({ dataset, columns, choosable = columns ?? undefined, onChooseVariables, onCreated }: Props) {
  const { t } = useLingui()
  const { language, say } = useWords()
  const navigate = useNavigate()
  const isBusy = useRef(false)
  const [tab, setTab] = useState('all')
  const [filter, setFilter] = useState<ChosenFilter>({})
  // a dataset that arrives or changes leaves the tab, the search and the filters as they are, but has other variables
  const [picked, setPicked] = useState<{ readonly of: string | undefined; readonly variables: readonly string[] }>()
  const variables = picked?.of === dataset ? picked?.variables : undefined
  const setVariables = (chosen: readonly string[] | undefined) =>
    setPicked(chosen && { of: dataset, variables: chosen })
  const { offered, figures } = useGallery()
  const keywords = useKeywords(galleryKeywords, true)
  const { tools } = useSnapshot(favourites)
  const own = useLiveQuery(() => listCharts(ownData().database), [])
  const templates = useLiveQuery(() => listChartTemplates(ownData().database), [])
  const { run, cover } = useCoveredWork(<Trans>Loading the demo data …</Trans>)
  const createFrom = async (template: ChartTemplate) => {
    if (dataset === undefined) {
      showToast('warn', msg`Import a spreadsheet into a project first, or open the demo.`)
      return
    }
    const { newChart } = await loadPart(() => import('../../../questions/new-question.ts'), 'own')
    const options = await optionsFrom(template)
    const created = options && (await newChart(dataset, template.type, template.name, options))
    if (created !== undefined) onCreated(created, dataset)
    else showToast('warn', msg`A newer version made this template. Update to use it.`)
  }
  const create = async (entry: EntryTitle) => {
    if (dataset === undefined) {
      const { drawDemo } = await loadPart(() => import('../demo/draw-demo.ts'), 'own')
      const demo = await run((watch) => drawDemo(entry, language, watch))
      if (!demo) return
      onCreated(demo.chart, demo.dataset)
      showToast('ok', msg`Drawn with demo data. Source: ${demo.source}`)
      return
    }
    const { newAnalysis, newChart } = await loadPart(() => import('../../../questions/new-question.ts'), 'own')
    const drawn = figures.find(({ id }) => id === entry.id)
    if (drawn) {
      const title = analysisTitles.find(({ id }) => id === drawn.analysis)?.title ?? entry.title
      const analysis = await newAnalysis(dataset, drawn.analysis, say(title), drawn.options)
      if (analysis !== undefined) await navigate({ to: '/dataAnalysis/show', search: { dataset, analysis } })
      return
    }
    const created = await newChart(dataset, entry.id, say(entry.title), (definition) => fillRoles(definition, chosen))
    if (created !== undefined) onCreated(created, dataset)
  }
  const attempt = async (entry: EntryTitle) => {
    if (isBusy.current) return // a second click would create a second chart
    isBusy.current = true
    try {
      await create(entry)
    } catch (error) {
      showToast('error', msg`The chart could not be created: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      isBusy.current = false
    }
  }
  // the figures of analyses have no demo data of their own
  const drawable = useMemo(
    () => (dataset === undefined ? offered.filter(({ id }) => figures.every((figure) => figure.id !== id)) : offered),
    [dataset, offered, figures],
  )
  const charts = useMemo(
    () => drawable.filter((chart) => passes(chart, keywords, filter)),
    [drawable, keywords, filter],
  )
  const chosen = (variables ?? []).flatMap((id) => choosable?.find((column) => column.id === id) ?? [])
  const groupsOf = (of: readonly EntryTitle[]): readonly ChosenGroup[] | undefined => {
    if (chosen.length === 0 || keywords === undefined) return undefined
    const { complete, partial } = rankByVariables(of, keywords, chosen)
    const groups = [
      { key: 'complete', title: <Title>{t`Draw exactly these variables`}</Title>, entries: complete },
      { key: 'partial', title: <Title>{t`Draw them together with others`}</Title>, entries: partial },
    ]
    return groups.filter(({ entries }) => entries.length > 0)
  }
  const catalogue = (of: readonly EntryTitle[], isFlat: boolean, empty?: ReactNode) => (
    <EntryCatalogue
      kind="chart"
      entries={of}
      loadKeywords={galleryKeywords}
      loadPictures={chartPictures}
      columns={columns}
      label={t`Search the charts`}
      placeholder={t`histogram, 箱线图, sdt, forest …`}
      groups={groupsOf(of) ?? (isFlat ? [{ key: 'flat', entries: of }] : undefined)}
      corner={({ id, title }) => <ChartStar id={id} title={say(title)} />}
      below={
        <>
          <div className="mb-6 flex flex-wrap gap-3">
            <ChartFilter charts={drawable} keywords={keywords} chosen={filter} onChoose={setFilter} />
            {dataset === undefined ? null : (
              <Button
                size="field"
                aria-expanded={variables !== undefined}
                onClick={() => {
                  setVariables(variables === undefined ? [] : undefined)
                  onChooseVariables?.()
                }}
              >
                <Columns3 size={16} aria-hidden />
                <Trans>By my variables</Trans>
              </Button>
            )}
          </div>
          {variables === undefined ? null : (
            <VariableChoices columns={choosable} chosen={variables} onChoose={setVariables} />
          )}
          {of.length === 0 ? <p className="py-8 text-ink-2">{empty}</p> : null}
        </>
      }
      onChoose={(entry) => void attempt(entry)}
    />
  )
  const mine = (drawn: readonly OwnChart[], saved: readonly ChartTemplate[]) =>
    saved.length === 0 ? (
      <OwnCharts charts={drawn} />
    ) : (
      <>
        <section className="mb-8">
          <Title>{t`My templates`}</Title>
          <Suspense>
            <OwnTemplates templates={saved} dataset={dataset} onChoose={(template) => void createFrom(template)} />
          </Suspense>
        </section>
        <section>
          <Title>{t`My charts`}</Title>
          <OwnCharts charts={drawn} />
        </section>
      </>
    )
  const starred = starredCharts(tools)
  const types = [...new Set((own ?? []).map(({ type }) => type))]
  const recent = types.flatMap((type) => charts.find(({ id }) => id === type) ?? [])
  const none = <Trans>No chart has all of this. Choose less in the filters.</Trans>
  return (
    <>
      {cover}
      <Tabs
        label={t`Charts`}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'all', label: t`All charts`, content: catalogue(charts, isFiltered(filter), none) },
          {
            value: 'favourites',
            label: t`Favourites`,
            content: catalogue(
              charts.filter(({ id }) => starred.includes(id)),
              true,
              <Trans>Star a chart to find it here, on all your devices.</Trans>,
            ),
          },
          {
            value: 'recent',
            label: t`Recent`,
            content: catalogue(recent, true, <Trans>The kinds of charts that you draw are listed here.</Trans>),
          },
          { value: 'mine', label: t`My charts`, content: own && templates ? mine(own, templates) : null },
        ]}
      />
    </>
  )
}

const isFiltered = (filter: ChosenFilter): boolean => Object.values(filter).some((value) => value !== undefined)

function Title({ children }: { children: ReactNode }) {
  return <h2 className="mb-3 text-sm font-medium text-ink-3">{children}</h2>
}
