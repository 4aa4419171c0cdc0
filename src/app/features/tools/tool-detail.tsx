import { Suspense, useEffect } from 'react'
import type { Family } from '#catalog/kit/family.ts'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import { toolTitles } from '#catalog/tools.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useAfterFirstRender } from '../../loading/use-after-first-render.ts'
import { NO_TRAIL, trail } from '../../state/trail.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { PatientButton } from './patient/lazy-parts.ts'
import { useIsAnythingKnown, useRemovals } from './patient/this-patient.ts'
import { Provenance } from './provenance.tsx'
import { isRecalled, useRecalled } from './recall.ts'
import type { SharedInputs } from './share-inputs.ts'
import { rememberOpened } from './tool-memory.ts'
import { ToolRecalled } from './tool-recalled.tsx'
import { ToolWorkspace } from './tool-workspace.tsx'
import { useAccountFavourites } from './use-account-favourites.ts'

/** The families of tools whose results do not describe a patient, so they are not in the note. */
const apart: readonly string[] = ['conversion', 'study-design'] satisfies Family[]

interface Props {
  definition: CalculatorDefinition
  /** Values from the link. */
  shared: SharedInputs | null
}

export function ToolDetail({ definition, shared }: Props) {
  const { say } = useWords()
  const isWhole = useAfterFirstRender()
  const removals = useRemovals()
  const isKnown = useIsAnythingKnown()
  useAccountFavourites()
  useEffect(() => void rememberOpened(definition.id).catch(() => undefined), [definition.id])
  const recalled = isRecalled(useRecalled(), definition.id, definition.revision)
  const summary = toolTitles.find((tool) => tool.id === definition.id)
  const isOfPatient = summary !== undefined && !apart.includes(summary.family)
  const title = summary ? say(summary.title) : definition.id
  useEffect(() => {
    trail.current = { ...NO_TRAIL, title }
    return () => {
      trail.current = NO_TRAIL
    }
  }, [title])
  return (
    <div className="mx-auto w-full max-w-5xl" data-testid="tool" data-id={definition.id}>
      <div className="flex items-start justify-between gap-3">
        <h1 className="text-2xl max-sm:text-xl">{title}</h1>
        <div className="flex shrink-0 items-center gap-1">
          {isKnown ? (
            <Suspense>
              <PatientButton isShort />
            </Suspense>
          ) : null}
          {isWhole ? <FavouriteButton id={definition.id} title={title} /> : <span className="size-11 shrink-0" />}
        </div>
      </div>
      <p className="mt-1 max-w-3xl text-ink-2">{say(definition.purpose)}</p>
      <Provenance definition={definition} />
      {recalled ? (
        <ToolRecalled revision={definition.revision} />
      ) : (
        <ToolWorkspace key={removals} definition={definition} isOfPatient={isOfPatient} shared={shared} />
      )}
    </div>
  )
}
