// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { carriesRows } from '#contract/records/kinds.ts'
import type { Fields } from '#contract/records/merge.ts'
import { type AppDevice, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer, type MemoryServer, refusal } from '#tests/support/memory-server.ts'
import { createRandom, type RandomStream } from '#tests/support/random.ts'
import { textOf } from '../database/records.ts'
import type { RecordRow } from '../database/user-database.ts'
import { outcomeIdOf } from '../datasets/kept-outcome.ts'
import { change, changeTables } from './change.ts'
import { sendRowFields } from './send-row-fields.ts'

const START = 1_800_000_000_000
const HOUR = 3_600_000
const STEPS = 120
let isReliable = false

interface Simulated {
  readonly device: AppDevice
  skew: number
  /** A project that no other device writes to, and the last value written there. */
  readonly own: string
  last: string
}

afterEach(() => {
  vi.useRealTimers()
})

/** A network that sometimes replies with something else, or drops the reply. */
function unreliable(server: MemoryServer, random: RandomStream): typeof fetch {
  return async (input, init) => {
    const dice = isReliable ? 1 : random.next()
    if (dice < 0.05) return new Response('<html>Log in to the hospital’s network</html>')
    if (dice < 0.08) return refusal(random.pick(['internal', 'maintenance', 'too-many-requests']))
    const response = await server.fetch(input, init)
    if (dice < 0.16) throw new TypeError('connection reset')
    return response
  }
}

async function edit(one: Simulated, owns: ReadonlySet<string>, random: RandomStream): Promise<void> {
  const { device } = one
  const rows = await device.database.records.toArray()
  const value = `v${random.below(100_000)}`
  const [projects, datasets, analyses] = ['project', 'dataset', 'analysis'].map((wanted) =>
    rows.filter(({ kind }) => kind === wanted),
  ) as [RecordRow[], RecordRow[], RecordRow[]]
  const dice = random.next()
  if (dice < 0.1 || rows.every(({ id }) => owns.has(id))) await device.add('project', { name: value, storage: 'cloud' })
  else if (dice < 0.2) await device.add('dataset', { project: random.pick(projects).id, name: value })
  else if (dice < 0.3 && datasets.length > 0) {
    const dataset = random.pick(datasets)
    const project = textOf(dataset, 'project')
    await device.add('analysis', { project, dataset: dataset.id, type: 't-test', 'data.outcome': value })
  } else if (dice < 0.33 && analyses.length > 0) {
    const { id: analysis } = random.pick(analyses)
    await device.change('analysis-outcome', outcomeIdOf(analysis), { analysis, 'data.outcome': value })
  } else if (dice < 0.38) await moveRows(device, random.pick(projects).id, random.pick(['device', 'cloud']))
  else if (dice < 0.55) {
    await device.change('project', one.own, { description: value })
    one.last = value
  } else {
    const row = random.pick(rows.filter(({ id, kind }) => !owns.has(id) && kind !== 'analysis-outcome'))
    const choices: Record<string, Record<string, unknown>[]> = {
      project: [{ name: value }, { description: value }],
      dataset: [{ name: value }, { 'data.cellRules': value, sourceDevice: value }],
      analysis: [{ title: value }, { 'option.alpha': value }, { 'data.outcome': value }],
    }
    const fields = random.pick([...(choices[row.kind] ?? []), { deleted: random.next() < 0.5 }])
    await device.change(row.kind as 'project', row.id, fields)
  }
}

async function moveRows({ database, writer }: AppDevice, project: string, storage: 'device' | 'cloud'): Promise<void> {
  await database.transaction('rw', changeTables(database), async () => {
    await change(writer, [{ kind: 'project', record: project, fields: { storage } }])
    if (storage === 'cloud') await sendRowFields(database, project, writer.now())
  })
}

/** Without rows: those of projects on a device are only there. */
const plain = (records: readonly { readonly id: string; readonly fields: Fields }[]) =>
  Object.fromEntries(
    records.map(({ id, fields }) => [
      id,
      Object.fromEntries(Object.entries(fields).filter(([name]) => !carriesRows(name))),
    ]),
  )

test.each([1, 2, 3, 4, 77, 190])(
  '[R3] seed %i: three devices with wrong clocks end alike, and no last word is lost',
  async (seed) => {
    const random = createRandom(seed)
    let time = START
    const server = createMemoryServer(() => time)
    const devices: Simulated[] = []
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    for (const skew of [0, random.next() * 2 * HOUR, -random.next() * 2 * HOUR]) {
      vi.setSystemTime(time + skew)
      const device = await openAppDevice({ ...server, fetch: unreliable(server, random) })
      devices.push({ device, skew, own: await device.add('project', { name: 'own', storage: 'cloud' }), last: '' })
    }
    isReliable = false
    const owns = new Set(devices.map(({ own }) => own))
    for (let step = 0; step < STEPS; step += 1) {
      time += random.below(4 * 60_000)
      const one = random.pick(devices)
      if (random.next() < 0.03) one.skew = (random.next() - 0.5) * 4 * HOUR
      vi.setSystemTime(time + one.skew)
      if (random.next() < 0.75) await edit(one, owns, random)
      else await one.device.sync()
    }

    isReliable = true
    for (let round = 0; round < 3; round += 1) {
      for (const { device, skew } of devices) {
        vi.setSystemTime(time + skew)
        await device.database.outbox.toCollection().modify({ aside: 0, attempts: 0 })
        expect(await device.sync()).toBe('done')
      }
    }
    const { records } = await server.store.pull('user', null, 1000)
    expect(records.length).toBeGreaterThan(15)
    for (const { device, own, last } of devices) {
      const rows = await device.database.records.toArray()
      expect(plain(rows)).toEqual(plain(records))
      expect((await device.values(own))?.description ?? '').toBe(last)
      expect(await device.database.outbox.count()).toBe(0)
      expect(await device.database.refused.toArray()).toEqual([])
    }
  },
)
