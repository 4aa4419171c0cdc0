import { useLingui } from '@lingui/react/macro'
import { chartKeywords, chartPictures, chartTitles } from '#catalog/charts.ts'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { type EntryTitle, isOffered } from '#catalog/kit/summary.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { EntryCatalogue } from '../../questions/entry-catalogue.tsx'
import { showToast } from '../../state/toast.ts'

const offered = chartTitles.filter(isOffered)

interface Props {
  dataset: string | undefined
  /** The variables of the dataset; undefined until it is opened, null if there is none to open. */
  columns: readonly ColumnInfo[] | null | undefined
  onCreated: (chart: string) => void
}

/** The catalogue of charts; choosing one creates it, if there is a dataset to draw. */
export function NewChart({ dataset, columns, onCreated }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const create = async (entry: EntryTitle) => {
    if (dataset === undefined) {
      showToast('warn', t`Import a spreadsheet into a project first, or open the demo.`)
      return
    }
    const { newChart } = await loadPart(() => import('../../questions/new-question.ts'), 'own')
    const created = await newChart(dataset, entry.id, say(entry.title))
    if (created !== undefined) onCreated(created)
  }
  return (
    <EntryCatalogue
      kind="chart"
      entries={offered}
      loadKeywords={chartKeywords}
      loadPictures={chartPictures}
      columns={columns}
      label={t`Search the charts`}
      placeholder={t`histogram, 箱线图, sdt, forest …`}
      onChoose={(entry) => void create(entry)}
    />
  )
}
