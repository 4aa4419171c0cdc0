// @vitest-environment node
import { expect, test } from 'vitest'
import { addProject, addRecipe, importCsv } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { readDataset } from '../../data/datasets/dataset.ts'
import { outcomeIdOf } from '../../data/datasets/kept-outcome.ts'
import { change } from '../../data/outbox/change.ts'
import { openOwnData } from '../../data/own-data.ts'
import { questionOf } from '../../outcome/asked-question.ts'
import { loadEntry } from '../../outcome/load-entry.ts'
import { keptOutcomes, questionsOf } from './answer-pairs.ts'

test('a result that answers former options is not compared with that of the present ones', async () => {
  const { writer, database } = await openOwnData(newId())
  const project = await addProject(writer, 'device')
  const id = await importCsv(writer, project)
  const { analysis } = await addRecipe(writer, project, id)
  const dataset = (await readDataset(database, id)) ?? expect.fail('no dataset')
  const [asked] = await questionsOf(database, dataset)
  const record = asked?.record ?? expect.fail('no analysis')
  const question = questionOf(record, (await loadEntry(record))?.definition)
  const keep = (answers: string) =>
    change(writer, [
      {
        kind: 'analysis-outcome',
        record: outcomeIdOf(analysis),
        fields: { analysis, 'data.outcome': { outcome: { status: 'done' }, question: answers } },
      },
    ])
  const compared = async () => (await keptOutcomes(database, await questionsOf(database, dataset))).size
  await keep(question)
  expect(await compared()).toBe(1)
  await keep(question.replace('"c2"', '"c3"'))
  expect(await compared()).toBe(0)
})
