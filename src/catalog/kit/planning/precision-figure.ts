import type { CalculatorDefinition, OutputSpecs } from '../tool/calculator.ts'
import type { InputSpecs, InputValues } from '../tool/calculator-input-spec.ts'
import { type ToolFigure, toolFigure } from '../tool/tool-figure.ts'
import type { Words } from '../words.ts'
import { designCurve } from './design-curve.ts'

interface PlannedPrecision<I extends InputSpecs> {
  /** The planned half-width. */
  readonly halfWidth: (inputs: InputValues<I>) => number
  /** The size for an interval with this half-width, before rounding up. */
  readonly lines: readonly {
    readonly name?: Words
    readonly size: (inputs: InputValues<I>, halfWidth: number) => number
  }[]
}

/** Multiples of the planned half-width, narrow to wide. */
const shown = Array.from({ length: 60 }, (_, k) => 0.6 * 1.03 ** k)

/** The half-width of the interval against n, for a tool that plans for precision; the plan is on the most demanding line. */
export function precisionFigure<I extends InputSpecs, O extends OutputSpecs, M extends Readonly<Record<string, Words>>>(
  definition: CalculatorDefinition<I, O, M>,
  { halfWidth, lines }: PlannedPrecision<I>,
): ToolFigure {
  return toolFigure(
    definition,
    { en: 'Half-width of the interval against the number of persons', zh: '区间半宽随例数变化' },
    (inputs, _, language) => {
      const planned = halfWidth(inputs)
      const y = shown.map((times) => times * planned)
      const drawn = lines
        .map(({ name, size }) => ({
          ...(name ? { name } : {}),
          needed: size(inputs, planned),
          x: y.map((width) => size(inputs, width)),
          y,
        }))
        .toSorted((a, b) => b.needed - a.needed)
      const [most] = drawn
      if (most === undefined) return null
      return designCurve(
        {
          x: { en: 'Persons', zh: '例数' },
          y: { en: 'Half-width', zh: '区间半宽' },
          top: Math.max(...y),
          lines: drawn,
          chosen: { x: most.needed, y: planned, decimals: 3 },
        },
        language,
      )
    },
  )
}
