import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scriptHash } from '#tests/tools/golden-file.ts'
import { cellsByName, differences, type StepGolden } from '#tests/tools/step-golden.ts'
import { recipes, runRecipe } from './recipe.ts'

const names = Object.keys(recipes) as (keyof typeof recipes)[]

function goldenOf(name: string): StepGolden {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))
}

test.each(names)('%s: the stored data come from the current script', async (name) => {
  const { script } = await runRecipe(name)
  expect(goldenOf(name).scriptSha256, 'run: node tests/tools/golden-steps.ts recipe').toBe(scriptHash(script))
})

test.each(names)('%s: the script, from the exported file through all steps, gives our data in R', async (name) => {
  const { result } = await runRecipe(name)
  expect(result.reports.map((report) => report.status).filter((status) => status !== 'done')).toEqual(['off', 'broken'])
  expect(differences(cellsByName(result.frame), goldenOf(name).columns)).toEqual([])
})
