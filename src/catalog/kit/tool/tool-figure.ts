import type { Scene } from '#figure/scene.ts'
import type { Language, Words } from '../words.ts'
import type { CalculatorDefinition, OutputSpecs, OutputValues } from './calculator.ts'
import type { InputSpecs, InputValues } from './calculator-input-spec.ts'
import type { CalculatorResult } from './calculator-outcome.ts'

/** Exports of a calculator's `figure.ts`. */
export interface ToolFigureModule {
  readonly figure: ToolFigure
}

export interface ToolFigure {
  readonly title: Words
  /** Null if a result has no figure. Pure. */
  draw(result: CalculatorResult, language: Language): Scene | null
}

type Draw<I extends InputSpecs, O extends OutputSpecs> = (
  inputs: InputValues<I>,
  outputs: OutputValues<O>,
  language: Language,
) => Scene | null

/** A figure of a tool's result, drawn from its inputs in canonical units and its outputs at full precision. */
export function toolFigure<I extends InputSpecs, O extends OutputSpecs, M extends Readonly<Record<string, Words>>>(
  of: CalculatorDefinition<I, O, M>,
  title: Words,
  draw: Draw<I, O>,
): ToolFigure {
  return { title, draw: (result, language) => draw(...valuesOf(of, result), language) }
}

/** The inputs and outputs of a result computed by this definition; an absent output is null. */
export function valuesOf<I extends InputSpecs, O extends OutputSpecs, M extends Readonly<Record<string, Words>>>(
  { outputs: specs }: CalculatorDefinition<I, O, M>,
  { values, outputs }: CalculatorResult,
): readonly [InputValues<I>, OutputValues<O>] {
  const computed = Object.fromEntries(Object.keys(specs).map((key) => [key, outputs[key]?.value ?? null]))
  return [values as InputValues<I>, computed as OutputValues<O>]
}
