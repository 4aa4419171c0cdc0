// @vitest-environment node
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { addProject, importCsv, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { change, type Writer } from '../data/outbox/change.ts'
import { proposeCopy, recipeOf } from './copy-steps.ts'
import { readRecipe, writeRecipe } from './recipe-file.ts'

let writer: Writer
let from: string
let to: string

beforeEach(async () => {
  writer = await openWriter()
  const project = await addProject(writer, 'device')
  from = await importCsv(writer, project, {}, 'id,weight,height,sex\nP1,70,1.75,m\nP2,60,1.6,f\nP3,90,1.8,m\n')
  to = await importCsv(writer, await addProject(writer, 'device'), {}, 'Sex,HEIGHT,kg,id\nf,1.5,50,A\nm,1.9,99,B\n')
})

async function addStep(order: string, type: string, options: Readonly<Record<string, unknown>>): Promise<string> {
  const record = newId()
  const stored = Object.fromEntries(Object.entries(options).map(([leaf, value]) => [`data.${leaf}`, value]))
  const fields = { dataset: from, type, version: 1, order, enabled: true, deleted: false, ...stored }
  await change(writer, [{ kind: 'step', record, fields }])
  return record
}

async function steps() {
  const bmi = await addStep('a0', 'compute-variable', { name: 'bmi', formula: '{c2} / {c3} ^ 2' })
  await change(writer, [{ kind: 'step', record: bmi, fields: { comment: 'as in the plan' } }])
  const z = await addStep('a1', 'standardise', { variables: [`${bmi}.1`, 'c3'], pattern: '{name}_z' })
  const men = await addStep('a2', 'filter-rows', { condition: `{c4} = "m" and {${z}.${bmi}.1} > -9` })
  const fix = await addStep('a3', 'edit-cells', { 'cells.1.c2': { from: 70, to: 71, reason: '', at: 1, key: null } })
  return { bmi, z, men, fix }
}

test('steps of another dataset are tried with the variables that are like theirs, and with what the copies make', async () => {
  const { bmi, z, men, fix } = await steps()
  const recipe = await recipeOf(writer.database, from)
  expect(recipe.steps.map(({ makes }) => makes.map((column) => column.id))).toEqual([
    [`${bmi}.1`],
    [`${z}.${bmi}.1`, `${z}.c3`],
    [],
    [],
  ])
  const first = await proposeCopy(writer.database, { to, recipe, matches: {} })
  expect(first.columns.map(({ name, match, by }) => [name, match, by])).toEqual([
    ['weight', null, null],
    ['height', 'c2', 'name'],
    ['sex', 'c1', 'name'],
  ])
  expect(first.steps.map(({ id, left, result }) => [id, left, result?.status])).toEqual([
    [bmi, null, 'broken'],
    [z, null, 'broken'],
    [men, null, 'broken'],
    [fix, 'own-rows', undefined],
  ])
  const second = await proposeCopy(writer.database, { to, recipe, matches: { c2: 'c3' } })
  expect(second.columns[0]).toMatchObject({ name: 'weight', match: 'c3', by: 'hand' })
  expect(second.steps.map(({ result }) => result?.status)).toEqual(['done', 'done', 'done', undefined])
  const [copied, scaled, filtered] = second.steps.map(({ draft }) => draft)
  expect(copied).toMatchObject({ options: { formula: '{c3} / {c2} ^ 2' }, comment: 'as in the plan' })
  expect(scaled?.options).toMatchObject({ variables: [`${copied?.id}.1`, 'c2'] })
  expect(filtered?.options).toMatchObject({ condition: `{c1} = "m" and {${scaled?.id}.${copied?.id}.1} > -9` })
  expect(second.steps[2]?.result).toMatchObject({ rowsBefore: 2, rowsAfter: 1 })
  expect(await writer.database.records.where('parent').equals(to).count()).toBe(0)
})

test('only chosen steps are copied, and those that need others say so', async () => {
  const { bmi, z } = await steps()
  const recipe = await recipeOf(writer.database, from)
  const { steps: proposed } = await proposeCopy(writer.database, { to, recipe, chosen: [z], matches: { c2: 'c3' } })
  expect(proposed.map(({ left }) => left)).toEqual(['not-chosen', null, 'not-chosen', 'not-chosen'])
  expect(proposed[1]?.result?.problems).toMatchObject([{ code: 'column-missing', params: { column: `${bmi}.1` } }])
})

test('a recipe is saved to a file and read again; any other file is refused', async () => {
  await steps()
  const recipe = await recipeOf(writer.database, from)
  expect(await readRecipe(writeRecipe(recipe))).toEqual(recipe)
  const text = await writeRecipe(recipe).text()
  for (const damaged of [
    '',
    text.replace(/"formula": "[^"]*"/, `"formula": ${'['.repeat(50_000)}${']'.repeat(50_000)}`),
    '[]',
    'x',
    text.slice(0, -9),
    text.replace('"version": 1', '"version": 2'),
    text.replace('"number"', '"blob"'),
  ])
    await expect(readRecipe(new Blob([damaged]))).rejects.toMatchObject({ code: 'damaged-recipe' })
  const changed = text.replace('{c2} / {c3} ^ 2', '{').replace(/"c3"(?=\s*\])/, '[{"a":1}]')
  const hostile = await proposeCopy(writer.database, { to, recipe: await readRecipe(new Blob([changed])), matches: {} })
  expect(hostile.steps.map(({ left, result }) => left ?? result?.status)).toEqual([
    'broken',
    'unknown',
    'broken',
    'own-rows',
  ])
  const unknown = text.replaceAll('filter-rows', 'of-next-year')
  const { steps: proposed } = await proposeCopy(writer.database, {
    to,
    recipe: await readRecipe(new Blob([unknown])),
    matches: {},
  })
  expect(proposed.map(({ left }) => left)).toEqual([null, null, 'unknown', 'own-rows'])
})

test('[R6] a recipe as a file has no keys', async () => {
  const key = { secret: '000102030405060708090a0b0c0d0e0f' }
  const step = { id: 's', type: 'anonymise', version: 1, options: { variables: ['c1'], key }, makes: [] }
  const text = await writeRecipe({ columns: [], steps: [step] }).text()
  expect(text).toContain('anonymise')
  expect(text).not.toContain(key.secret)
})

test('a recipe of version 1 that users have saved is read', async () => {
  const recipe = await readRecipe(
    new Blob([readFileSync(new URL('../../../tests/fixtures/recipes/recipe-1.json', import.meta.url))]),
  )
  const { steps: proposed } = await proposeCopy(writer.database, { to: from, recipe, matches: {} })
  expect(proposed.map(({ result }) => [result?.status, result?.rowsAfter])).toEqual([
    ['done', 3],
    ['done', 3],
  ])
  expect(proposed[0]?.draft).toMatchObject({ comment: 'as in the plan', options: { formula: '{c2} / {c3} ^ 2' } })
})
