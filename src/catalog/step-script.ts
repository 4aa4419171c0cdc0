import { rHelperLines } from '#engine/expression/r-helpers.ts'
import { rDateLines, readDataLines } from './kit/r/r-code.ts'
import type { ScriptData } from './kit/r/r-script.ts'
import type { StepScript } from './kit/step.ts'

export interface TitledScript {
  /** Stands above the lines as a comment. */
  readonly title: string
  readonly script: StepScript
}

/** Another dataset that a step names: its exported file, after its own steps, becomes the data frame `frame`. */
export interface OtherFile {
  readonly frame: string
  readonly data: ScriptData
}

function readingLines(data: ScriptData): readonly string[] {
  const ids = data.columns.map(({ id }) => id)
  return [...readDataLines(data, ids), ...rDateLines(data, ids)]
}

/**
 * The R program that reads an exported file and does the same steps: it ends with the data frame `d`. User-missing codes are
 * missing in it from the start, as every step and analysis takes them.
 */
export function stepsScript(
  data: ScriptData,
  steps: readonly TitledScript[],
  others: readonly OtherFile[] = [],
): string {
  const helpers = rHelperLines(steps.flatMap(({ script }) => script.helpers))
  const lines = [
    ...others.flatMap(({ frame, data: other }) => [...readingLines(other), `${frame} <- d # another dataset`, '']),
    ...readingLines(data),
    ...(helpers.length === 0 ? [] : ['', ...helpers]),
    ...steps.flatMap(({ title, script }) => ['', `# ${title.replace(/\s+/g, ' ')}`, ...script.lines]),
  ]
  return `${lines.join('\n')}\n`
}
