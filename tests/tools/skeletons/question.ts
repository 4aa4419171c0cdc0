import { chartFamilyIds } from '#catalog/kit/chart-family.ts'

const isChartFamily = (family: string) => chartFamilyIds.some((id) => id === family)

/** The files that an analysis and a chart begin with alike; `captures`: the function of that name in `r-script.ts`. */
export function questionFiles(id: string, family: string, captures: string): Readonly<Record<string, string>> {
  // a chart says what it is for, and which data it draws
  const labels = isChartFamily(family) ? "\n  labels: ['distribution', 'one-numeric']," : ''
  return {
    'summary.ts': `
import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: '${id}',
  family: '${family}',
  title: { en: '', zh: '' },${labels}
  keywords: [],
})
`,
    'examples.ts': `
import { plantGrowth } from '../../examples-data/plant-growth.ts'
import { defineExamples } from '../../kit/example.ts'

export const examples = defineExamples([
  { id: 'plant-growth', title: { en: '', zh: '' }, data: plantGrowth, options: { variable: 'c1' }, expect: 'done' },
])
`,
    'workload.ts': `
import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([{ options: { variable: 'amount' }, expect: 'done' }])
`,
    'r-script.ts': `
import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, readDataLines, rLines } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script({ variable }: Options, data: ScriptData): string {
  return rLines([
    ...readDataLines(data, [variable]),
    \`x <- \${rColumn(data, variable)}\`,
    'x <- x[is.finite(x)]',
    'print(c(n = length(x), mean = mean(x)))',
  ])
}

/** For each number of the outcome, the R expression that holds it. */
${captures}
`,
  }
}
