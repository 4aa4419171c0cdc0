import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useMemo, useState } from 'react'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { figuresShown } from '../../../data/datasets/analysis.ts'
import type { FigurePage } from '../../../data/figure-pages.ts'
import { ownData } from '../../../data/own-data.ts'
import { useLabelled } from '../../../i18n/use-labelled.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { chartScene, styleOf } from '../../../outcome/chart-scene.ts'
import { loadEntry } from '../../../outcome/load-entry.ts'
import { answerOne } from '../../../report/answer-one.ts'
import { type ProjectQuestion, projectQuestions } from '../../../report/project-questions.ts'
import type { DrawnCell } from './page-scene.ts'

type Drawing = Pick<DrawnCell, 'title' | 'style' | 'draw'>

/** Why a chart of a page is not drawn. */
export type NotDrawn = 'deleted' | 'no-result' | 'flow-chart'

interface PageFigures {
  /** The charts of the project, which the page can show; undefined until they are read. */
  readonly charts: readonly ProjectQuestion[] | undefined
  /** By chart; absent until it is computed. */
  readonly drawn: ReadonlyMap<string, Drawing | NotDrawn>
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
      const made = new Map<string, Drawing | NotDrawn>()
      for (const id of wanted.split(' ').filter((one) => one !== '')) {
        const question = charts.find(({ record }) => record.id === id)
        made.set(id, question ? await drawingOf(question) : 'deleted')
        if (!isCurrent) return
        setDrawn(new Map(made))
      }
    }
    const drawingOf = async (question: ProjectQuestion): Promise<Drawing | NotDrawn> => {
      const { record } = question
      const entry = await loadEntry(record)
      const { results } = await answerOne(question, { labelled })
      const [result] = results
      const [figure] = result ? figuresShown(record, result.outcome.figures) : []
      if (!entry || !result || !figure) return 'no-result'
      const display = { settings: displaySettings(language), names: namesOf(result.dictionary) }
      const n = result.outcome.sample.used
      const style = styleOf(record.options)
      const draw: Drawing['draw'] = (changed) => chartScene(entry, figure, changed, display, n)
      if (draw(style)?.scene.flow !== undefined) return 'flow-chart'
      return { title: record.title, style, draw }
    }
    void drawAll()
    return () => {
      isCurrent = false
    }
  }, [charts, wanted, language, labelled])
  return { charts, drawn }
}
