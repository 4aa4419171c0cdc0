import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { type CalculatorDefinition, professionalUse } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs, EnteredValue } from '#catalog/kit/tool/calculator-input-spec.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { toolHasParts } from '#catalog/tool-parts.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { useAfterFirstRender } from '../../loading/use-after-first-render.ts'
import { CheckShared } from './check-shared.tsx'
import { RestoredInputs } from './restored-inputs.tsx'
import { ResultActions } from './result-actions.tsx'
import { keepInputs, keptInputs } from './session-inputs.ts'
import type { SharedInputs } from './share-inputs.ts'
import { ToolForm } from './tool-form.tsx'
import { ToolResult } from './tool-result.tsx'

const KeptResults = lazy(async () => ({
  default: (await loadPart(() => import('./history/kept-results.tsx'))).KeptResults,
}))
const ToolParts = lazy(async () => ({ default: (await loadPart(() => import('./tool-parts.tsx'))).ToolParts }))
/** With the bibliography of all tools: the form does not wait for it. */
const ToolAbout = lazy(async () => ({ default: (await loadPart(() => import('./tool-about.tsx'))).ToolAbout }))

interface Props {
  definition: CalculatorDefinition
  shared: SharedInputs | null
}

/** Inputs on the left, the result always visible; their basis below. */
export function ToolWorkspace({ definition, shared }: Props) {
  const { say } = useWords()
  const [before] = useState(() => (shared ? undefined : keptInputs(definition.id)))
  const [entered, setEntered] = useState<EnteredInputs>(shared?.inputs ?? before ?? {})
  const [unchecked, setUnchecked] = useState(shared)
  /** Incremented when the fields are filled or cleared at once: they are then remounted. */
  const [filling, setFilling] = useState(0)
  /** The content below the result is rendered once the form is usable. */
  const isBelowDrawn = useAfterFirstRender()
  const change = useCallback(
    (name: string, value: EnteredValue) => setEntered((now) => ({ ...now, [name]: value })),
    [],
  )
  const outcome = runCalculator(definition, entered)
  useEffect(() => {
    if (unchecked === null) keepInputs(definition.id, entered)
  }, [definition.id, entered, unchecked])
  const fill = (inputs: EnteredInputs) => {
    setEntered(inputs)
    setUnchecked(null)
    setFilling((times) => times + 1)
  }
  const openAgain = (inputs: EnteredInputs) => {
    fill(inputs)
    scrollTo({ top: 0 })
  }
  return (
    <>
      {before && filling === 0 ? <RestoredInputs onErase={() => fill({})} /> : null}
      <div className="mt-4 flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:items-start lg:gap-5">
        <ToolForm key={filling} definition={definition} entered={entered} outcome={outcome} onChange={change} />
        <ToolResult
          definition={definition}
          entered={entered}
          outcome={outcome}
          onAnswer={setEntered}
          instead={
            unchecked ? (
              <CheckShared definition={definition} revision={unchecked.revision} onChecked={() => setUnchecked(null)} />
            ) : undefined
          }
          actions={
            isBelowDrawn ? (
              <ResultActions
                definition={definition}
                entered={entered}
                outcome={outcome}
                shown={unchecked === null}
                onClear={() => fill({})}
              />
            ) : null
          }
        />
      </div>
      <p className="mt-6 text-sm text-ink-2">{say(professionalUse)}</p>
      {isBelowDrawn ? (
        <Suspense>
          {outcome.status === 'done' && unchecked === null && toolHasParts(definition.id) ? (
            <div className="mt-6 flex flex-col gap-6">
              <ToolParts id={definition.id} outcome={outcome} />
            </div>
          ) : null}
          <KeptResults definition={definition} onOpen={openAgain} />
          <ToolAbout definition={definition} onTry={openAgain} />
        </Suspense>
      ) : null}
    </>
  )
}
