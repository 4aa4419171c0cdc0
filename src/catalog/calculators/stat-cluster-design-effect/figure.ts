import { designCurve } from '../../kit/planning/design-curve.ts'
import { toolFigure } from '../../kit/tool/tool-figure.ts'
import { definition, designEffect } from './definition.ts'

const shown = Array.from({ length: 60 }, (_, k) => (k + 1) / 20)

/** Total number of persons against cluster size, from small clusters to three times the planned size, at constant power. */
export const figure = toolFigure(
  definition,
  { en: 'Persons against the size of the clusters', zh: '总例数随群大小变化' },
  (inputs, { total }, language) => {
    const x = shown.map((times) => Math.max(1, times * inputs.size))
    const y = x.map((size) => inputs.n * designEffect({ ...inputs, size }))
    return designCurve(
      {
        x: { en: 'Persons to a cluster', zh: '每群例数' },
        y: { en: 'Persons in all', zh: '总例数' },
        top: Math.max(...y),
        lines: [{ x, y }],
        letter: 'm',
        chosen: { x: inputs.size, y: total, decimals: 0 },
      },
      language,
    )
  },
)
