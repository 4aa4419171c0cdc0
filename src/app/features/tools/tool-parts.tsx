import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import { loadToolParts } from '#catalog/tool-parts.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { ListView } from './list-view.tsx'

const SceneView = lazy(async () => ({
  default: (await loadPart(() => import('../../outcome/scene-view.tsx'), 'own')).SceneView,
}))

type Parts = Awaited<ReturnType<typeof loadToolParts>>

/** The figure and the list of a tool that has them. */
export function ToolParts({ id, outcome }: { id: string; outcome: CalculatorResult }) {
  const { say, language } = useWords()
  const parts = useParts(id)
  // the number is updated with each keystroke, its figure when there is time
  const result = useDeferredValue(outcome)
  const shown = useMemo(
    () => ({
      scene: parts?.figure?.draw(result, language) ?? null,
      listed: parts?.list?.rows(result, language) ?? null,
    }),
    [parts, result, language],
  )
  return (
    <>
      {parts?.figure && shown.scene ? (
        <Suspense>
          <SceneView id="figure" scene={shown.scene} title={say(parts.figure.title)} name={id} />
        </Suspense>
      ) : null}
      {parts?.list && shown.listed ? <ListView listed={shown.listed} title={say(parts.list.title)} name={id} /> : null}
    </>
  )
}

function useParts(id: string): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    let isWanted = true
    // parts that fail to load are omitted: the numbers above do not need them
    loadPart(() => loadToolParts(id)).then(
      (loaded) => isWanted && setParts(loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [id])
  return parts
}
