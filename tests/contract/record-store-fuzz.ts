import { describe, expect, test } from 'vitest'
import type { Mutation, SyncedRecord } from '#contract/calls/sync.ts'
import { carriesRows } from '#contract/records/kinds.ts'
import { rowsMayLeave } from '#contract/records/residence.ts'
import { createMemoryRecordStore } from '#tests/support/memory-record-store.ts'
import { createRandom, type RandomStream } from '#tests/support/random.ts'
import { SimulatedClient } from '#tests/support/simulated-client.ts'
import { newId } from '#tests/support/test-device.ts'
import { type OpenedStore, pullAll, type RecordStore } from './record-store.ts'

const STEPS = 300
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
type Kept = ReadonlyMap<string, SyncedRecord>

/** Every second seed moves projects between device and cloud; the others leave them in the cloud. */
const movesRows = (seed: number) => seed % 2 === 0

/** Sends the same mutations to a second store, which must give the same replies. */
function besides(store: RecordStore, memory: RecordStore): RecordStore {
  return {
    async apply(user, mutations) {
      const [results, expected] = [await store.apply(user, mutations), await memory.apply(user, mutations)]
      expect(results).toEqual(expected)
      return results
    },
    pull: (user, cursor, limit) => store.pull(user, cursor, limit),
  }
}

/** Every device derives the same id for the same tool. */
const favourites = ['a', 'b', 'c'].map((letter) => ({
  id: `${letter.repeat(8)}-0000-8000-8000-000000000000`,
  tool: `tool-${letter}`,
}))

/** Every device derives the same id for the same question. */
const outcomeOf = (analysis: string) => `${analysis.slice(0, 14)}8${analysis.slice(15)}`

function edit(client: SimulatedClient, random: RandomStream, seed: number): void {
  const records = [...client.records.values()]
  const ofKind = (kind: string) => records.filter((record) => record.kind === kind).map(({ id }) => id)
  const [projects, datasets] = [ofKind('project'), ofKind('dataset')]
  const dice = random.next()
  const value = random.below(1000)
  if (projects.length === 0 || dice < 0.08) {
    client.write('project', newId(random.bytes), { name: `p${value}`, storage: 'cloud' })
  } else if (datasets.length === 0 || dice < 0.16) {
    client.write('dataset', newId(random.bytes), { project: random.pick(projects), name: `d${value}` })
  } else if (dice < 0.26) {
    const reference = { project: random.pick(projects), dataset: random.pick(datasets) }
    client.write('analysis', newId(random.bytes), { ...reference, type: 't-test', 'data.outcome': value })
  } else if (dice < 0.3 && ofKind('analysis').length > 0) {
    const analysis = random.pick(ofKind('analysis'))
    client.write('analysis-outcome', outcomeOf(analysis), { analysis, 'data.outcome': value })
  } else if (dice < 0.36 && movesRows(seed)) {
    client.write('project', random.pick(projects), { storage: random.pick(['device', 'cloud']) })
  } else if (dice < 0.42) {
    const { id, tool } = random.pick(favourites)
    client.write('favourite', id, { tool, deleted: random.next() < 0.5 })
  } else if (dice < 0.5) {
    const chats = ofKind('chat')
    const [chat, project] = [random.pick([...chats, '']), random.pick([...projects, null])]
    if (chat === '' || random.next() < 0.3) {
      const known = chat !== '' && random.next() < 0.5
      client.write('chat', known ? chat : newId(random.bytes), { title: `c${value}`, project })
    } else {
      const reply: Mutation['fields'] = random.next() < 0.5 ? { 'data.reply': value } : { reply: `r${value}` }
      const about: Mutation['fields'] = dice < 0.45 ? { project } : {}
      client.write('chat-message', newId(random.bytes), { chat, role: 'assistant', ...reply, ...about })
    }
  } else {
    const record = random.pick(records.filter(({ kind }) => ['project', 'dataset', 'analysis'].includes(kind)))
    const changes: Record<string, Mutation['fields'][]> = {
      project: [
        { name: `p${value}` },
        { description: `${value}` },
        { 'convention.quartiles': random.pick(['type7', 'type6', 'type2']) },
        { 'convention.quartiles': 'refused' },
        { name: 'refused name' },
      ],
      dataset: [{ name: `d${value}` }, { 'data.cellRules': value }, { sourceDevice: 'x', name: `e${value}` }],
      analysis: [{ 'option.alpha': value }, { title: `a${value}` }, { 'data.outcome': value, 'option.beta': value }],
    }
    const kind = record.kind === 'project' || record.kind === 'dataset' ? record.kind : 'analysis'
    const fields = random.pick([...(changes[kind] ?? []), { deleted: random.next() < 0.5 }])
    client.write(kind, record.id, fields)
  }
}

async function simulate(store: RecordStore, user: string, seed: number): Promise<SimulatedClient[]> {
  const random = createRandom(seed)
  const clients = ['phone', 'laptop', 'ward'].map((name) => new SimulatedClient(name, random))
  for (let step = 0; step < STEPS; step += 1) {
    const client = random.pick(clients)
    client.passTime()
    const dice = random.next()
    if (dice < 0.6) edit(client, random, seed)
    else if (dice < 0.8 && client.hasUnsent) await client.push(store, user, false)
    else await client.pull(store, user)
  }
  for (const client of clients) while (client.hasUnsent) await client.push(store, user, true)
  for (const client of clients) while (await client.pull(store, user));
  return clients
}

/** The expected state: for each field the value with the latest stamp. */
function recompute(accepted: readonly Mutation[]): Map<string, Record<string, [unknown, string]>> {
  const records = new Map<string, Record<string, [unknown, string]>>()
  for (const { record, fields, stamp } of accepted.toSorted((a, b) => (a.stamp < b.stamp ? -1 : 1))) {
    const entries = Object.entries(fields).map(([name, value]) => [name, [value, stamp]])
    records.set(record, { ...records.get(record), ...Object.fromEntries(entries) })
  }
  return records
}

function withoutRows(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !carriesRows(name)))
}

const contents = (records: Iterable<[string, Record<string, unknown>]>, seed: number) =>
  Object.fromEntries([...records].map(([id, fields]) => [id, movesRows(seed) ? withoutRows(fields) : fields]))
const fieldsIn = (records: Kept) =>
  [...records].map(([id, { fields }]): [string, SyncedRecord['fields']] => [id, fields])

/** Devices with wrong clocks edit, push and pull at random, and converge: equal to a recomputation from scratch. */
export function recordStoreFuzz(name: string, open: () => Promise<OpenedStore>): void {
  describe(`${name}: devices at random`, () => {
    test.each(SEEDS)(
      '[R3] seed %i ends in the same records everywhere, and in those that the accepted mutations come to',
      async (seed) => {
        const { store, newUser } = await open()
        const user = await newUser()
        const clients = await simulate(besides(store, createMemoryRecordStore()), user, seed)
        const { records } = await pullAll(store, user)
        const server: Kept = new Map(records.map((record) => [record.id, record]))
        const expected = contents(recompute(clients.flatMap(({ accepted }) => accepted)), seed)
        expect(Object.keys(expected).length).toBeGreaterThan(5)
        expect(contents(fieldsIn(server), seed)).toEqual(expected)
        for (const client of clients) expect(contents(fieldsIn(client.records), seed)).toEqual(expected)
        // R6 holds at the end
        for (const record of records) {
          const rows = Object.keys(record.fields).filter(carriesRows)
          if (rows.length > 0) expect(rowsMayLeave(record, (id) => server.get(id))).toBe(true)
        }
      },
    )
  })
}
