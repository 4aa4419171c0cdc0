// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { chartTitles, loadChart } from '#catalog/charts.ts'
import { initialOptions } from '#catalog/kit/options/read-options.ts'
import { kinds } from '#contract/records/kinds.ts'
import { newId } from '#tests/support/test-device.ts'
import {
  type ChartTemplate,
  deleteTemplate,
  listChartTemplates,
  optionsFrom,
  renameTemplate,
  saveTemplate,
  templateOptions,
} from './chart-templates.ts'
import { undo } from './history/undo.ts'
import { change } from './outbox/change.ts'
import { closeOwnData, openOwnData, ownData } from './own-data.ts'

const project = newId()
const definitionOf = async (type: string) => (await loadChart(type))?.definition ?? expect.fail(`no chart ${type}`)
const templates = () => listChartTemplates(ownData().database)

beforeEach(async () => {
  closeOwnData()
  const { writer } = await openOwnData(newId())
  await change(writer, [{ kind: 'project', record: project, fields: { name: 'p1', storage: 'device' } }])
})

const stored = {
  variable: 'c1',
  groups: 'c2',
  bins: 'own',
  arrangement: 'panels',
  splitBy: 'c3',
  'reference.level': 'female',
  figureTitle: 'Ages',
  yMax: 40,
  palette: 'grey',
}

test('a template has settings and the style that fits any figure, no columns, values, titles or limits', async () => {
  const { options } = await definitionOf('histogram')
  expect(templateOptions(options, stored)).toEqual({ arrangement: 'panels', palette: 'grey' })
  const volcano = await definitionOf('volcano-plot')
  expect(templateOptions(volcano.options, { labels: 'list', list: 'TP53, EGFR' })).toEqual({ labels: 'list' })
})

test('the contract accepts a template of every chart with its initial options, and none has a leaf with rows', async () => {
  for (const { id } of chartTitles) {
    const definition = await definitionOf(id)
    const options = templateOptions(definition.options, initialOptions(definition))
    const body = { type: id, version: definition.version, options }
    expect(kinds.template.fields.body?.safeParse(body).success, id).toBe(true)
  }
})

test('[R4] a template is saved, renamed and deleted in a project, and each is undone there', async () => {
  const { writer } = ownData()
  await saveTemplate(project, 'Ages', { definition: await definitionOf('histogram'), stored })
  const [saved] = await templates()
  expect(saved).toMatchObject({ name: 'Ages', type: 'histogram', options: { arrangement: 'panels', palette: 'grey' } })
  await renameTemplate(project, saved?.id ?? '', 'Distribution')
  await deleteTemplate(project, saved?.id ?? '')
  expect(await templates()).toEqual([])
  await undo(writer, project)
  expect((await templates())[0]?.name).toBe('Distribution')
  await undo(writer, project)
  expect((await templates())[0]?.name).toBe('Ages')
  await undo(writer, project)
  expect(await templates()).toEqual([])
})

const template = (fields: Partial<ChartTemplate>): ChartTemplate => ({
  id: newId(),
  name: 'Ages',
  createdAt: 1,
  type: 'histogram',
  version: 1,
  options: {},
  ...fields,
})

test('[D9] a template of an older version is upgraded as a stored chart is, and only settings are taken from it', async () => {
  const definition = await definitionOf('histogram')
  const made = await optionsFrom(template({ options: { bins: 'sturges', variable: 'c1', palette: 'grey', other: 1 } }))
  expect(made).toMatchObject({ binning: 'sturges', arrangement: 'overlay', palette: 'grey' })
  expect(Object.keys(made ?? {}).filter((leaf) => leaf === 'variable' || leaf === 'other' || leaf === 'bins')).toEqual(
    [],
  )
  expect(await optionsFrom(template({ version: definition.version }))).toEqual(initialOptions(definition))
})

test('a template of a newer version, of an unknown type or in an unknown form makes no chart', async () => {
  expect(await optionsFrom(template({ version: 99 }))).toBeUndefined()
  expect(await optionsFrom(template({ type: 'chart-of-tomorrow' }))).toBeUndefined()
  const fields = { of: 'chart', name: 'odd', createdAt: 1, deleted: false }
  await change(ownData().writer, [
    { kind: 'template', record: newId(), fields: { ...fields, body: { layers: [1] } } },
    { kind: 'template', record: newId(), fields: { ...fields, body: 'text', createdAt: 2 } },
    { kind: 'template', record: newId(), fields: { ...fields, of: 'report', body: {} } },
  ])
  const odd = await templates()
  expect(odd.map(({ type }) => type)).toEqual(['', ''])
  for (const one of odd) expect(await optionsFrom(one)).toBeUndefined()
})
