// @vitest-environment node
import { expect, test } from 'vitest'
import { languages } from '#catalog/kit/words.ts'
import { addProject, DEVICE, job, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '../data/database/identifiers.ts'
import { change } from '../data/outbox/change.ts'
import { importDataset } from '../workers/import-dataset.ts'
import { openDataset } from '../workers/open-dataset.ts'
import { findPlans, plansFile, plansName } from './plans-dataset.ts'

test.each(languages)(
  'the plans of a project (%s) are a dataset like any other, found again until it is deleted',
  async (language) => {
    const writer = await openWriter()
    const { database } = writer
    const [project, other] = [await addProject(writer, 'device'), await addProject(writer, 'device')]
    expect(await findPlans(database, project)).toBeUndefined()
    const dataset = newId()
    const about = {
      dataset,
      user: 'u',
      device: DEVICE,
      deviceName: 'Ward',
      project,
      name: plansName(language),
      choices: {},
    }
    await importDataset(database, { ...about, file: plansFile(language) }, job)
    expect(await findPlans(database, project)).toMatchObject({
      id: dataset,
      name: { en: 'Study plans', zh: '研究设计' }[language],
    })
    expect(await findPlans(database, other)).toBeUndefined()
    const { opened } = await openDataset(database, dataset)
    expect(opened.rows).toBe(1)
    expect(opened.dictionary.columns.map(({ name }) => name)).toEqual([{ en: 'note', zh: '说明' }[language]])
    await change(writer, [{ kind: 'dataset', record: dataset, fields: { deleted: true } }])
    expect(await findPlans(database, project)).toBeUndefined()
  },
)
