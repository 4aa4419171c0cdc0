import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { Words } from '#catalog/kit/words.ts'

/** The full name of an output: a limit is named by its number, its interval, and its side. */
export function outputName({ outputs }: CalculatorDefinition, key: string): readonly Words[] {
  const own = outputs[key]?.label ?? { en: key, zh: key }
  for (const { label, intervals = [] } of Object.values(outputs)) {
    const interval = intervals.find(({ from, to }) => from === key || to === key)
    if (interval) return [label, interval.label, own]
  }
  return [own]
}
