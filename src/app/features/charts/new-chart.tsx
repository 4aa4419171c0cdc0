import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { chartKeywords, chartPictures, chartTitles, figuresOfAnalyses } from '#catalog/charts.ts'
import { analysisTitles } from '#catalog/index.ts'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import type { FigureOfAnalysis } from '#catalog/kit/gallery.ts'
import { type EntryTitle, isOffered, type KeywordsById } from '#catalog/kit/summary.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { EntryCatalogue } from '../../questions/entry-catalogue.tsx'
import { showToast } from '../../state/toast.ts'

const offered = chartTitles.filter(isOffered)
const noFigures: readonly FigureOfAnalysis[] = []

/** The texts searched, with those of the figures of analyses. */
async function allKeywords(): Promise<KeywordsById> {
  const [charts, figures] = await Promise.all([chartKeywords(), figuresOfAnalyses()])
  return { ...charts, ...Object.fromEntries(figures.map((figure) => [figure.id, figure])) }
}

interface Props {
  dataset: string | undefined
  /** The variables of the dataset; undefined until it is opened, null if there is none to open. */
  columns: readonly ColumnInfo[] | null | undefined
  onCreated: (chart: string) => void
}

/** The catalogue of charts, and of the figures that analyses draw; choosing one creates it, if there is a dataset to draw. */
export function NewChart({ dataset, columns, onCreated }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const navigate = useNavigate()
  const { data: figures = noFigures } = useQuery({
    queryKey: ['figures-of-analyses'],
    queryFn: () => loadPart(figuresOfAnalyses, 'own'),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const entries = useMemo(() => [...offered, ...figures], [figures])
  const create = async (entry: EntryTitle) => {
    if (dataset === undefined) {
      showToast('warn', t`Import a spreadsheet into a project first, or open the demo.`)
      return
    }
    const { newAnalysis, newChart } = await loadPart(() => import('../../questions/new-question.ts'), 'own')
    const drawn = figures.find(({ id }) => id === entry.id)
    if (drawn) {
      const title = analysisTitles.find(({ id }) => id === drawn.analysis)?.title ?? entry.title
      const analysis = await newAnalysis(dataset, drawn.analysis, say(title), drawn.options)
      if (analysis !== undefined) await navigate({ to: '/dataAnalysis/show', search: { dataset, analysis } })
      return
    }
    const created = await newChart(dataset, entry.id, say(entry.title))
    if (created !== undefined) onCreated(created)
  }
  return (
    <EntryCatalogue
      kind="chart"
      entries={entries}
      loadKeywords={allKeywords}
      loadPictures={chartPictures}
      columns={columns}
      label={t`Search the charts`}
      placeholder={t`histogram, 箱线图, sdt, forest …`}
      onChoose={(entry) => void create(entry)}
    />
  )
}
