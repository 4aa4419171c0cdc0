import type { CalculatorDefinition, OutputSpecs, OutputValues } from '../tool/calculator.ts'
import type { InputSpecs, InputValues } from '../tool/calculator-input-spec.ts'
import { type ToolFigure, toolFigure } from '../tool/tool-figure.ts'
import type { Words } from '../words.ts'
import { designCurve } from './design-curve.ts'

interface PlannedPower<I extends InputSpecs, O extends OutputSpecs> {
  /** Label of the counted persons. */
  readonly counted: Words
  /** The target power as in the input: `0.80`. */
  readonly power: (inputs: InputValues<I>) => string
  /** The size with this power, before rounding up; null if no size has it. */
  readonly size: (inputs: InputValues<I>, power: number) => number | null
  /** The planned size, if it is computed more precisely than the curve. */
  readonly planned?: (outputs: OutputValues<O>) => number
}

const title: Words = { en: 'Power against the number of persons', zh: '检验效能随例数变化' }
const axis: Words = { en: 'Power', zh: '检验效能' }
const shown = Array.from({ length: 80 }, (_, k) => (k + 20) / 100)

/** The power against n: the curve connects the sizes of the tool's own formula for powers from 0.20 to 0.99. */
export function powerFigure<I extends InputSpecs, O extends OutputSpecs, M extends Readonly<Record<string, Words>>>(
  definition: CalculatorDefinition<I, O, M>,
  { counted, power, size, planned }: PlannedPower<I, O>,
): ToolFigure {
  return toolFigure(definition, title, (inputs, outputs, language) => {
    const asked = Number(power(inputs))
    const n = planned ? planned(outputs) : size(inputs, asked)
    if (n === null) return null
    const points = shown.flatMap((y) => {
      const x = size(inputs, y)
      return x === null ? [] : [{ x, y }]
    })
    const line = { x: points.map(({ x }) => x), y: points.map(({ y }) => y) }
    const chosen = { x: n, y: asked, decimals: 2 }
    return designCurve({ x: counted, y: axis, top: 1, lines: [line], chosen }, language)
  })
}
