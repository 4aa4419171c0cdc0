import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useMemo, useState } from 'react'
import type { FigurePage } from '../../../data/figure-pages.ts'
import { ownData } from '../../../data/own-data.ts'
import { useLabelled } from '../../../i18n/use-labelled.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { type ChartFigure, chartFigures } from '../../../report/chart-figures.ts'
import { type ProjectQuestion, projectQuestions } from '../../../report/project-questions.ts'

/** Why a chart of a page is not drawn. */
export type NotDrawn = 'deleted' | 'no-result' | 'flow-chart'

interface PageFigures {
  /** The charts of the project, which the page can show; undefined until they are read. */
  readonly charts: readonly ProjectQuestion[] | undefined
  /** By chart; absent until it is computed. */
  readonly drawn: ReadonlyMap<string, ChartFigure | NotDrawn>
}

/** The figures of a page, with their kept results where those are valid; the others are computed one after another. */
export function usePageFigures({ project, cells }: Pick<FigurePage, 'project' | 'cells'>): PageFigures {
  const { language } = useWords()
  const labelled = useLabelled()
  const questions = useLiveQuery(() => projectQuestions(ownData().database, project), [project])
  const charts = useMemo(() => questions?.filter(({ record }) => record.kind === 'chart'), [questions])
  const [drawn, setDrawn] = useState<PageFigures['drawn']>(new Map())
  const wanted = [...new Set(cells.map(({ chart }) => chart))].join(' ')
  useEffect(() => {
    if (!charts) return
    let isCurrent = true
    const drawAll = async () => {
      const made = new Map<string, ChartFigure | NotDrawn>()
      for (const id of wanted.split(' ').filter((one) => one !== '')) {
        const question = charts.find(({ record }) => record.id === id)
        made.set(id, question ? await drawingOf(question) : 'deleted')
        if (!isCurrent) return
        setDrawn(new Map(made))
      }
    }
    const drawingOf = async (question: ProjectQuestion): Promise<ChartFigure | NotDrawn> => {
      const [figure] = (await chartFigures(question, { language, labelled })).figures
      if (!figure) return 'no-result'
      if (figure.draw(figure.style)?.scene.flow !== undefined) return 'flow-chart'
      return { ...figure, title: question.record.title }
    }
    void drawAll()
    return () => {
      isCurrent = false
    }
  }, [charts, wanted, language, labelled])
  return { charts, drawn }
}
