import { useEffect, useMemo, useState } from 'react'
import { lung } from '#catalog/examples-data/lung.ts'
import { type Analysis, loadAnalysis } from '#catalog/index.ts'
import type { Display } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Answer } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Language } from '#catalog/kit/words.ts'
import { lungWords } from '../../demo/lung-words.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ask } from '../../workers/bridge.ts'

export interface LiveAnswer {
  readonly analysis: Analysis
  readonly answer: Answer & { readonly status: 'done' }
  readonly display: Display
}

/** The lung cancer data with the labels of a language. */
function lungIn(language: Language): typeof lung {
  if (language === 'en') return lung
  const columns = lung.columns.map((column) => {
    const { label = column.label, valueLabels = column.valueLabels } = lungWords[column.name] ?? {}
    return { ...column, ...(label && { label }), ...(valueLabels && { valueLabels }) }
  })
  return { ...lung, columns }
}

/** An analysis of the lung cancer data, computed again when its options change; until the new answer is there, the last one is returned. */
export function useLiveAnswer(type: string, options: StoredOptions): { live: LiveAnswer | undefined; busy: boolean } {
  const { language } = useWords()
  const [shown, setShown] = useState<{ live: LiveAnswer; of: object }>()
  const asked = useMemo(() => ({ type, options, language }), [type, options, language])
  useEffect(() => {
    let isWanted = true
    const answer = async () => {
      const [analysis, { outcome, dictionary }] = await Promise.all([
        loadAnalysis(asked.type),
        ask((engine) => engine.runExample(asked.type, { data: lungIn(asked.language), options: asked.options })),
      ])
      if (!isWanted) return
      // keep the last answer if this one cannot be computed
      if (!analysis || outcome.status !== 'done') return setShown((last) => last && { ...last, of: asked })
      const display = { settings: displaySettings(asked.language), names: namesOf(dictionary) }
      setShown({ live: { analysis, answer: outcome, display }, of: asked })
    }
    // offline before the engine was stored on the device: the page keeps its picture
    answer().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [asked])
  return { live: shown?.live, busy: shown?.of !== asked }
}
