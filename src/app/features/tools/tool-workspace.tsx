import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type CalculatorDefinition, professionalUse } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs, EnteredValue } from '#catalog/kit/tool/calculator-input-spec.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { toolHasParts } from '#catalog/tool-parts.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { useAfterFirstRender } from '../../loading/use-after-first-render.ts'
import { CheckShared } from './check-shared.tsx'
import { beginForm, unconfirmed, withConfirmed, withValues } from './patient/form-state.ts'
import { CarriedNotice, RestoredInputs } from './patient/lazy-parts.ts'
import { recordForm } from './patient/record-form.ts'
import { erasePatient, type KeptForm, keepOutcome, withdraw } from './patient/this-patient.ts'
import { ResultActions } from './result-actions.tsx'
import type { SharedInputs } from './share-inputs.ts'
import { ToolForm } from './tool-form.tsx'
import { ToolResult } from './tool-result.tsx'

const KeptResults = lazy(async () => ({
  default: (await loadPart(() => import('./history/kept-results.tsx'))).KeptResults,
}))
const ToolParts = lazy(async () => ({ default: (await loadPart(() => import('./tool-parts.tsx'))).ToolParts }))
/** Loaded separately, because it comes with the bibliography of all tools, for which the form should not wait. */
const ToolAbout = lazy(async () => ({ default: (await loadPart(() => import('./tool-about.tsx'))).ToolAbout }))

interface Props {
  definition: CalculatorDefinition
  /** Whether the result belongs in the note about this patient. */
  isOfPatient: boolean
  shared: SharedInputs | null
}

/** Inputs on the left, the result always visible; their basis below. */
export function ToolWorkspace({ definition, isOfPatient, shared }: Props) {
  const { say } = useWords()
  const [form, setForm] = useState<KeptForm>(() =>
    shared ? { entered: shared.inputs, marks: {}, isOther: true } : beginForm(definition),
  )
  const [isRestored] = useState(() => !shared && Object.values(form.entered).some((value) => value !== null))
  const [unchecked, setUnchecked] = useState(shared)
  /** Incremented when the fields are filled or cleared at once: they are then remounted. */
  const [filling, setFilling] = useState(0)
  /** The content below the result is rendered once the form is usable. */
  const isBelowDrawn = useAfterFirstRender()
  // a key is painted in its field before the result is computed and rendered; the result shown always fits the values it is shown with
  const counted = useDeferredValue(form)
  const { entered, isOther } = counted
  const outcome = useMemo(() => runCalculator(definition, entered), [definition, entered])
  const open = unconfirmed(definition, counted).length
  const isCounted = unchecked === null && open === 0
  useEffect(() => {
    if (unchecked === null) recordForm(definition, form, Date.now())
  }, [definition, form, unchecked])
  useEffect(() => {
    if (unchecked !== null) return
    const isUntouched = definition.checklist && outcome.answered.count === 0
    const hasResult = outcome.status === 'done' && isCounted && isOfPatient && !isOther && !isUntouched
    keepOutcome(definition, hasResult ? { definition, entered, outcome } : null)
  }, [definition, entered, outcome, isCounted, isOfPatient, isOther, unchecked])
  const change = useCallback(
    (name: string, value: EnteredValue) => setForm((now) => withValues(definition, now, { [name]: value })),
    [definition],
  )
  const fill = (inputs: EnteredInputs, isOtherPatient: boolean) => {
    setForm({ entered: inputs, marks: {}, isOther: isOtherPatient })
    setUnchecked(null)
    setFilling((times) => times + 1)
  }
  const openAgain = (inputs: EnteredInputs) => {
    fill(inputs, true)
    scrollTo({ top: 0 })
  }
  const clear = () => {
    withdraw(definition.id)
    fill({}, false)
  }
  const confirm = useCallback((input?: string) => setForm((now) => withConfirmed(now, input)), [])
  return (
    <>
      {isRestored && filling === 0 ? (
        <Suspense fallback={<div className="mt-4 h-14 lg:h-13" />}>
          <RestoredInputs onErase={erasePatient} />
        </Suspense>
      ) : null}
      <div className="mt-4 flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:items-start lg:gap-5">
        <ToolForm
          key={filling}
          definition={definition}
          entered={form.entered}
          marks={form.marks}
          outcome={outcome}
          onChange={change}
          onConfirm={confirm}
        />
        <ToolResult
          definition={definition}
          entered={entered}
          outcome={outcome}
          isOld={counted !== form}
          onAnswer={(inputs) => setForm((now) => withValues(definition, now, inputs))}
          above={
            open > 0 ? (
              <Suspense>
                <CarriedNotice count={open} hasResult={outcome.status === 'done'} onConfirm={() => confirm()} />
              </Suspense>
            ) : null
          }
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
                shown={isCounted}
                onClear={clear}
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
              <ToolParts definition={definition} entered={entered} outcome={outcome} />
            </div>
          ) : null}
          <KeptResults definition={definition} onOpen={openAgain} />
          <ToolAbout definition={definition} onTry={openAgain} />
        </Suspense>
      ) : null}
    </>
  )
}
