import { expect, test } from 'vitest'
import { sleep } from '#catalog/examples-data/sleep.ts'
import { outcomeValues } from '#catalog/kit/outcome/outcome-values.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { loadCalculator, loadDefinition } from '#cli/entries.ts'
import { runExample } from '#tests/architecture/run-example.ts'

/** Percentages, as entered in the tool. */
interface Study {
  readonly p1: number
  readonly p2: number
  readonly alpha: '0.10' | '0.05' | '0.01'
  readonly power: '0.80' | '0.90' | '0.95'
  readonly continuity: 'none' | 'fleiss'
  readonly ratio?: number
  readonly dropout?: number
}

const studies: readonly Study[] = [
  { p1: 50, p2: 75, alpha: '0.05', power: '0.90', continuity: 'none' },
  { p1: 30, p2: 15, alpha: '0.05', power: '0.80', continuity: 'fleiss', ratio: 2, dropout: 20 },
  { p1: 10, p2: 5, alpha: '0.01', power: '0.95', continuity: 'none', ratio: 0.5, dropout: 10 },
  { p1: 2, p2: 60, alpha: '0.10', power: '0.80', continuity: 'fleiss', ratio: 3 },
]

test.each(studies)('$p1 % against $p2 %: the tool and the analysis plan the same study', async (study) => {
  const planned = await plannedBy('sample-size-proportions', study)
  const tool = await calculatedBy('stat-n-two-proportions', study)
  const [group1, group2] =
    study.continuity === 'fleiss' ? [tool.corrected1, tool.corrected2] : [tool.group1, tool.group2]
  expect([group1, group2].map((group) => group?.rounded)).toEqual(
    ['first', 'second'].map((group) => planned.get(`sizes/${group}/enrolled`)),
  )
  if (study.continuity === 'none') expect(tool.total?.rounded).toBe(planned.get('sizes/total/enrolled'))
  // the analysis counts the far tail of a two-sided test too, the tool does not: slightly fewer subjects suffice
  const exact = Number(planned.get('sizes/first/exact'))
  const excess = ((group1?.value ?? 0) * (1 - (study.dropout ?? 0) / 100)) / exact - 1
  expect(excess).toBeGreaterThan(-1e-12)
  expect(excess).toBeLessThan(1e-5)
})

async function plannedBy(id: string, { p1, p2, alpha, power, continuity, ratio = 1, dropout = 0 }: Study) {
  const options = {
    p1: p1 / 100,
    p2: p2 / 100,
    alpha: Number(alpha),
    power: Number(power),
    continuity: continuity === 'fleiss',
    ratio,
    dropout: dropout / 100,
  }
  const outcome = await runExample(id, { data: sleep, options })
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcomeValues(await loadDefinition(id), outcome)
}

async function calculatedBy(id: string, { p1, p2, alpha, power, ratio, dropout }: Study) {
  const percent = (value: number) => ({ value, unit: '%' })
  const { definition } = await loadCalculator(id)
  const outcome = runCalculator(definition, {
    p1: percent(p1),
    p2: percent(p2),
    alpha,
    power,
    ...(ratio === undefined ? {} : { ratio: { value: ratio, unit: '1' } }),
    ...(dropout === undefined ? {} : { dropout: percent(dropout) }),
  })
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome.outputs
}
