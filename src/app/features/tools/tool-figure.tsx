import { lazy, useMemo } from 'react'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import type { Language } from '#catalog/kit/words.ts'
import { toolTitles } from '#catalog/tools.ts'
import type { Scene } from '#figure/scene.ts'
import { loadPart } from '../../loading/load-part.ts'
import { FigureOrigin, type Origin } from '../../outcome/figure-origin.ts'

const SceneView = lazy(async () => ({
  default: (await loadPart(() => import('../../outcome/scene-view.tsx'), 'own')).SceneView,
}))

interface Props {
  scene: Scene
  title: string
  definition: CalculatorDefinition
  entered: EnteredInputs
  outcome: CalculatorResult
}

/** The figure of a tool; its files state the values from which it was computed. */
export function ToolFigure({ scene, title, definition, entered, outcome }: Props) {
  const { id, sharing } = definition
  const origin = useMemo<Origin | undefined>(() => {
    if (sharing === 'never') return undefined
    const named = toolTitles.find((tool) => tool.id === id)?.title ?? { en: id, zh: id }
    return async (language: Language) => {
      const { writtenToolFigure } = await loadPart(() => import('../../report/written-tool.ts'), 'own')
      return writtenToolFigure({ title: named, definition, entered, outcome }, language)
    }
  }, [id, sharing, definition, entered, outcome])
  return (
    <FigureOrigin value={origin}>
      <SceneView id="figure" scene={scene} title={title} name={id} />
    </FigureOrigin>
  )
}
