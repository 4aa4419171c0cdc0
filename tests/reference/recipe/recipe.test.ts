import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scriptHash } from '#tests/tools/golden-file.ts'
import { cellsByName, differences, type StepGolden } from '#tests/tools/step-golden.ts'
import { runRecipe } from './recipe.ts'

const golden: StepGolden = JSON.parse(readFileSync(new URL('recipe.json', import.meta.url), 'utf8'))

test('the stored data come from the current script', async () => {
  const { script } = await runRecipe()
  expect(golden.scriptSha256, 'run: node tests/tools/golden-steps.ts recipe').toBe(scriptHash(script))
})

test('the script, from the exported file through all steps, gives our data in R', async () => {
  const { result } = await runRecipe()
  expect(result.reports.map((report) => report.status).filter((status) => status !== 'done')).toEqual(['off', 'broken'])
  expect(differences(cellsByName(result.frame), golden.columns)).toEqual([])
})
