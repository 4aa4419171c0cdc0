import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'
import { loadStep } from '#catalog/steps.ts'
import { fieldValue, latestStamp, textOf } from '../../data/database/records.ts'
import type { RecordRow } from '../../data/database/user-database.ts'
import { ownData } from '../../data/own-data.ts'
import { useLabelled } from '../../i18n/use-labelled.ts'
import { useWords } from '../../i18n/use-words.ts'
import { type ProjectQuestion, projectQuestions } from '../../report/project-questions.ts'
import { type ShownResult, shownResult } from '../../report/shown-result.ts'

/** Why a block shows no result: its analysis was deleted, it has no result, or it could not be computed. */
export type NotShown = 'deleted' | 'no-result' | 'failed'

export interface ReportResults {
  /** What the project could show; undefined until it is read. */
  readonly questions: readonly ProjectQuestion[] | undefined
  /** By question; absent until it is computed. */
  readonly shown: ReadonlyMap<string, ShownResult | NotShown>
  /** Whether steps of the project's data remove or fill missing values. */
  readonly hasMissingSteps: boolean
}

const isEnabled = (step: RecordRow) => fieldValue(step, 'enabled') !== false

/** The results of the questions of a report, computed one after another, and again when a question or its data change. */
export function useResults(project: string, wanted: readonly string[]): ReportResults {
  const { language } = useWords()
  const labelled = useLabelled()
  const found = useLiveQuery(async () => {
    const { database } = ownData()
    const questions = await projectQuestions(database, project)
    const datasets = [...new Set(questions.map(({ dataset }) => dataset.id))]
    const parts = await database.records.where('parent').anyOf(datasets).toArray()
    const data = new Map<string, string>()
    const steps = parts.filter((part) => part.kind === 'step' && part.deleted === 0 && isEnabled(part))
    const kinds = await Promise.all([...new Set(steps.map((step) => textOf(step, 'type')))].map(loadStep))
    const hasMissingSteps = kinds.some((kind) => kind?.definition.reports?.includes('handled-missing'))
    for (const part of parts) {
      if (part.kind !== 'variable' && part.kind !== 'set' && part.kind !== 'step') continue
      const stamp = latestStamp(part)
      if (stamp > (data.get(part.parent) ?? '')) data.set(part.parent, stamp)
    }
    return { questions, data, hasMissingSteps }
  }, [project])
  const [shown, setShown] = useState<ReportResults['shown']>(new Map())
  const cache = useRef(new Map<string, ShownResult | NotShown>())
  const ids = [...new Set(wanted)].join(' ')
  useEffect(() => {
    if (!found) return
    let isCurrent = true
    const showAll = async () => {
      const made = new Map<string, ShownResult | NotShown>()
      const seen = new Map<string, ShownResult | NotShown>()
      for (const id of ids.split(' ').filter((one) => one !== '')) {
        const question = found.questions.find(({ record }) => record.id === id)
        const { latest = '', dataset = '' } = question?.record ?? {}
        const key = [id, language, latest, found.data.get(dataset)].join(' ')
        const result = cache.current.get(key) ?? (question ? await show(question) : 'deleted')
        seen.set(key, result)
        made.set(id, result)
        if (!isCurrent) return
        setShown((before) => new Map([...before, ...made]))
      }
      cache.current = seen
      setShown(made)
    }
    const show = async (question: ProjectQuestion): Promise<ShownResult | NotShown> => {
      try {
        return (await shownResult(question, { language, labelled })) ?? 'no-result'
      } catch {
        return 'failed'
      }
    }
    void showAll()
    return () => {
      isCurrent = false
    }
  }, [found, ids, language, labelled])
  return { questions: found?.questions, shown, hasMissingSteps: found?.hasMissingSteps ?? false }
}
