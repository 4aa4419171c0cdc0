// @vitest-environment node
import { expect, test } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { countDownload } from './chart-downloads.ts'
import { UserDatabase } from './database/user-database.ts'

const ofNew = () => new UserDatabase(newId())

async function counted(database: UserDatabase, chart: string, times: number): Promise<boolean[]> {
  const asked: boolean[] = []
  for (let k = 0; k < times; k++) asked.push(await countDownload(database, chart))
  return asked
}

test('the reader is asked after the third download of a type, and never again', async () => {
  const database = ofNew()
  expect(await counted(database, 'histogram', 2)).toEqual([false, false])
  expect(await counted(database, 'forest', 3)).toEqual([false, false, true])
  expect(await counted(database, 'histogram', 4)).toEqual([true, false, false, false])
})

test('a reader who has rated the type is not asked', async () => {
  const database = ofNew()
  await database.kv.put({ key: 'chart-rating/histogram', value: { plot_id: 'histogram', overall: 4 } })
  expect(await counted(database, 'histogram', 4)).toEqual([false, false, false, false])
})

test('two downloads at once are both counted', async () => {
  const database = ofNew()
  await countDownload(database, 'histogram')
  const asked = await Promise.all([countDownload(database, 'histogram'), countDownload(database, 'histogram')])
  expect(asked.toSorted()).toEqual([false, true])
})
