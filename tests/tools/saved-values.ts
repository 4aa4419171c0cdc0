import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { Done } from '#catalog/kit/outcome/outcome.ts'
import type { RScriptModule, ScriptData } from '#catalog/kit/r/r-script.ts'
import { summaryInR, summaryOf } from './summarised.ts'

/** The values of the saved columns that `savedCaptures` captures in R, by path: `saved/<id>/<k>`. */
export function savedValues({ savedColumns }: Done): ReadonlyMap<string, number | string | null> {
  return new Map(
    savedColumns.flatMap(({ id, values }) => summaryOf(values).map((value, k) => [`saved/${id}/${k}`, value] as const)),
  )
}

/** Captures of the columns that an entry's script can save. */
export function savedCaptures(
  { definition, rScript }: { readonly definition: AnalysisDefinition } & RScriptModule,
  options: Readonly<Record<string, unknown>>,
  data: ScriptData,
): Readonly<Record<string, string>> {
  const counted = options.weight !== null && (definition.weights?.includes('frequency') ?? false)
  const repeated = counted && rScript.ownFrequencies !== true
  return Object.fromEntries(
    Object.entries(rScript.saved?.(options, data) ?? {}).map(([id, expression]) => [
      `saved/${id}`,
      summaryInR(repeated ? firstOfRow(expression) : expression),
    ]),
  )
}

/** Values of rows that the script repeats: those of each row's first copy. R names the other copies after it, with a dot. */
function firstOfRow(expression: string): string {
  return `as.vector(${expression})[!grepl(".", rownames(d), fixed = TRUE)]`
}
