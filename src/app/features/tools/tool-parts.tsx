import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import { loadToolParts } from '#catalog/tool-parts.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { ListView } from './list-view.tsx'
import { ToolFigure } from './tool-figure.tsx'

type Parts = Awaited<ReturnType<typeof loadToolParts>>

interface Props {
  definition: CalculatorDefinition
  entered: EnteredInputs
  outcome: CalculatorResult
}

/** The figure and the list of a tool that has them. */
export function ToolParts({ definition, entered, outcome }: Props) {
  const { id } = definition
  const { say, language } = useWords()
  const parts = useParts(id)
  // the number is updated with each keystroke, its figure when there is time
  const both = useMemo(() => ({ entered, outcome }), [entered, outcome])
  const counted = useDeferredValue(both)
  const result = counted.outcome
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
          <ToolFigure
            scene={shown.scene}
            title={say(parts.figure.title)}
            definition={definition}
            entered={counted.entered}
            outcome={counted.outcome}
          />
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
