// @vitest-environment node
import { expect, test } from 'vitest'
import { idOf } from '#contract/records/id-of.ts'
import { frameToCsv } from '#formats/csv/write-csv.ts'
import { openDta } from '#formats/dta/open-dta.ts'
import { openRdata } from '#formats/rdata/open-rdata.ts'
import { openSav } from '#formats/sav/open-sav.ts'
import type { TypedFile } from '#formats/typed/typed-file.ts'
import { addProject, importCsv, job, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { belowProject } from '../data/database/below-project.ts'
import { change } from '../data/outbox/change.ts'
import { analyse } from './analyse.ts'
import { exportRows } from './export-rows.ts'
import { openDataset } from './open-dataset.ts'
import { openProject, saveProject } from './project-file.ts'

const CSV =
  'constructor,__proto__,valueOf\ntoString,hasOwnProperty,1\ntoString,__proto__,2\nconstructor,__proto__,3\nconstructor,hasOwnProperty,4\n'

test('names of inherited object properties pass through import, labels, steps, analysis, export and the project file', async () => {
  const writer = await openWriter()
  const project = await addProject(writer, 'cloud')
  const dataset = await importCsv(writer, project, {}, CSV)
  const valueLabels = [
    { value: '__proto__', label: 'valueOf' },
    { value: 'hasOwnProperty', label: 'toString' },
  ]
  const step = newId()
  await change(writer, [
    {
      kind: 'variable',
      record: idOf('variable', dataset, 'c2'),
      fields: { dataset, column: 'c2', label: 'isPrototypeOf', 'data.valueLabels': valueLabels },
    },
    {
      kind: 'step',
      record: step,
      fields: {
        dataset,
        type: 'compute-variable',
        version: 1,
        order: 'a0',
        enabled: true,
        deleted: false,
        'option.name': 'toString',
        'data.formula': '{c3} * 2',
      },
    },
  ])
  const names = ['constructor', '__proto__', 'valueOf', 'toString']
  const { frame, opened, script } = await openDataset(writer.database, dataset)
  expect(frame.columns.map(({ name }) => name)).toEqual(names)
  expect(opened.dictionary.columns[1]).toMatchObject({
    label: 'isPrototypeOf',
    valueLabels,
    levels: ['__proto__', 'hasOwnProperty'],
  })
  const lines = CSV.trimEnd().split('\n')
  const csv = `${[`${lines[0]},toString`, ...lines.slice(1).map((line, i) => `${line},${2 * (i + 1)}`)].join('\n')}\n`
  expect(await (await exportRows(frame, 'csv', false, job)).blob.text()).toBe(csv)
  const sav = await openSav((await exportRows(frame, 'sav', false, job)).blob, {}, {})
  const dta = await openDta((await exportRows(frame, 'dta', false, job)).blob, {}, {})
  const rds = await openRdata((await exportRows(frame, 'rds', false, job)).blob, {}, {})
  const namesIn = ({ dictionary }: TypedFile) => dictionary.columns.map(({ name }) => name)
  expect([namesIn(sav), namesIn(dta), namesIn(rds)]).toEqual([names.with(1, '@__proto__'), names, names])
  expect(await script('data.csv', 'en')).toContain('d$toString <- d$valueOf * 2')

  const question = { kind: 'analysis', version: 1, conventions: {} } as const
  const counts = { type: 'chi-square', options: { outcomes: ['c2'], group: 'c1' } }
  const groups = {
    type: 't-test-independent',
    options: { outcomes: ['c3'], group: 'c1', splitBy: 'c2', tests: ['student'] },
  }
  const answers = async (at: typeof writer, of: string) =>
    [counts, groups].map(async (asked) => analyse(at.database, { ...question, ...asked, dataset: of }, job))
  const own = await Promise.all(await answers(writer, dataset))
  expect(own[0]?.outcome).toMatchObject({ status: 'done', sample: { used: 4 } })
  expect(own[1]?.outcome).toMatchObject({
    status: 'split',
    parts: [{ level: { level: '__proto__' } }, { level: { level: 'hasOwnProperty' } }],
  })

  const reader = await openWriter()
  const other = newId()
  await openProject(reader, other, new File([await saveProject(writer.database, project, true, job)], 'p'), job)
  const [made] = (await belowProject(reader.database, other)).filter(({ kind }) => kind === 'dataset')
  const again = await openDataset(reader.database, made?.id ?? '')
  expect(await (await frameToCsv(again.frame)).text()).toBe(csv)
  expect(again.opened.dictionary.columns[1]?.valueLabels).toEqual(valueLabels)
  expect((await Promise.all(await answers(reader, made?.id ?? ''))).map(({ outcome }) => outcome)).toEqual(
    own.map(({ outcome }) => outcome),
  )
})
