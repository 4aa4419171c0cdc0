import { beforeEach, describe, expect, test } from 'vitest'
import type { ReplyOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import type { Cursor, Mutation, SyncedRecord } from '#contract/calls/sync.ts'
import { createDevice, newId, type TestDevice } from '#tests/support/test-device.ts'

export type MutationResult = ReplyOf<Calls['Sync/push']>['results'][number]
export type Pulled = ReplyOf<Calls['Sync/pull']>

/** A store of users' records, local or remote. */
export interface RecordStore {
  apply(user: string, mutations: readonly Mutation[]): Promise<readonly MutationResult[]>
  pull(user: string, cursor: Cursor | null, limit: number): Promise<Pulled>
}

export interface OpenedStore {
  readonly store: RecordStore
  readonly newUser: () => Promise<string>
}

/** Everything above a cursor, page by page. */
export async function pullAll(store: RecordStore, user: string, from: Cursor | null = null, limit = 100) {
  const records: SyncedRecord[] = []
  let cursor = from
  for (;;) {
    const page = await store.pull(user, cursor, limit)
    records.push(...page.records)
    cursor = page.cursor
    if (!page.more) return { records, cursor }
  }
}

/** The rules of SPEC.md that every store of records must satisfy. */
export function recordStoreSuite(name: string, open: () => Promise<OpenedStore>): void {
  describe(`${name}: the rules of records`, () => {
    let store: RecordStore
    let user: string
    let newUser: OpenedStore['newUser']
    let device: TestDevice

    beforeEach(async () => {
      const opened = await open()
      store = opened.store
      newUser = opened.newUser
      user = await newUser()
      device = createDevice('a')
    })

    const apply = (...mutations: Mutation[]) => store.apply(user, mutations)
    const codes = async (...mutations: Mutation[]) => (await apply(...mutations)).map(({ code }) => code)
    const fieldsOf = async (id: string) =>
      (await pullAll(store, user)).records.find((record) => record.id === id)?.fields
    const valueIn = async (id: string, field: string) => (await fieldsOf(id))?.[field]?.[0]

    async function addProject(storage: 'device' | 'cloud' = 'device'): Promise<string> {
      const id = newId()
      await apply(device.change('project', id, { name: 'p1', storage, createdAt: 1 }))
      return id
    }
    async function addDataset(project: string): Promise<string> {
      const id = newId()
      await apply(device.change('dataset', id, { project, name: 'd', createdAt: 1 }))
      return id
    }
    async function addAnalysis(project: string, dataset: string): Promise<string> {
      const id = newId()
      await apply(device.change('analysis', id, { project, dataset, type: 't-test', version: 1 }))
      return id
    }

    test('[R1] a record comes back with its kind, its fields and their stamps', async () => {
      const id = newId()
      const mutation = device.change('project', id, { name: '肺癌', description: 'a\u0000b\ud800', createdAt: 1.5 })
      expect(await apply(mutation)).toEqual([{ id: mutation.id, result: 'applied' }])
      const { records } = await pullAll(store, user)
      const entry = (value: string | number): [string | number, string] => [value, mutation.stamp]
      const fields = { name: entry('肺癌'), description: entry('a\u0000b\ud800'), createdAt: entry(1.5) }
      expect(records).toEqual([{ id, kind: 'project', fields }])
    })

    test('[R3] the later stamp wins, field by field, in whatever order mutations arrive', async () => {
      const id = await addProject()
      const early = device.change('project', id, { name: 'early', description: 'early' })
      const late = device.change('project', id, { name: 'late' })
      await apply(late)
      await apply(early)
      expect(await valueIn(id, 'name')).toBe('late')
      expect(await valueIn(id, 'description')).toBe('early')
    })

    test('[Q2] a mutation is applied once, however often and in whatever batch it comes', async () => {
      const id = newId()
      const mutation = device.change('project', id, { name: 'p1' })
      await apply(mutation, mutation)
      const first = await pullAll(store, user)
      expect(await apply(mutation)).toEqual([{ id: mutation.id, result: 'applied' }])
      expect(await store.pull(user, first.cursor, 10)).toMatchObject({ records: [], more: false, cursor: first.cursor })
    })

    test('[R4] deleting hides nothing else, is not undone by an edit, and is by a restore', async () => {
      const project = await addProject()
      const dataset = await addDataset(project)
      await apply(device.change('project', project, { deleted: true }))
      await apply(device.change('project', project, { name: 'p2' }))
      expect(await valueIn(project, 'deleted')).toBe(true)
      expect(await valueIn(dataset, 'deleted')).toBeUndefined()
      await apply(device.change('project', project, { deleted: false }))
      expect(await valueIn(project, 'deleted')).toBe(false)
    })

    test('[R5] what a client may not write is refused by name, changes nothing, and does not stop the rest', async () => {
      const id = await addProject()
      const bad = device.change('project', id, { name: 'changed', level: 3 })
      const wrong = device.change('project', id, { name: 'not a name' })
      const good = device.change('project', id, { description: 'kept' })
      const results = await apply(bad, wrong, good)
      expect(results.map(({ result, code, params }) => [result, code, params?.field])).toEqual([
        ['refused', 'unknown-field', 'level'],
        ['refused', 'invalid-field', 'name'],
        ['applied', undefined, undefined],
      ])
      expect(await valueIn(id, 'name')).toBe('p1')
      expect(await valueIn(id, 'description')).toBe('kept')
      expect(results[0]?.record?.fields.name?.[0]).toBe('p1')
    })

    test('[R5] a record keeps its kind and its parent', async () => {
      const [project, other] = [await addProject(), await addProject()]
      const dataset = await addDataset(project)
      const asProject = await apply(device.change('project', dataset, { name: 'p1' }))
      expect(asProject[0]).toMatchObject({ code: 'invalid-field', params: { field: 'kind' } })
      const moved = await apply(device.change('dataset', dataset, { project: other }))
      expect(moved[0]).toMatchObject({ code: 'invalid-field', params: { field: 'project' } })
      expect(await codes(device.change('dataset', dataset, { project }))).toEqual([undefined])
    })

    test('[R5] a reference leads to an existing record of the right kind, and a new record names its parent', async () => {
      const project = await addProject()
      const dataset = await addDataset(project)
      expect(
        await codes(
          device.change('dataset', newId(), { project: newId() }),
          device.change('dataset', newId(), { project: dataset }),
          device.change('dataset', newId(), { name: 'orphan' }),
          device.change('analysis', newId(), { project, dataset: project, type: 't-test' }),
        ),
      ).toEqual(Array(4).fill('reference-not-found'))
      expect((await apply(device.change('dataset', newId(), { name: 'orphan' })))[0]?.record).toBeNull()
    })

    test('[R5] a child may come in the same batch as its parent, after it', async () => {
      const [project, dataset] = [newId(), newId()]
      const parent = device.change('project', project, { name: 'p1' })
      const child = device.change('dataset', dataset, { project, name: 'd' })
      expect(await codes(parent, child)).toEqual([undefined, undefined])
    })

    test('[R5] another user’s record is as good as none, by reference and by id', async () => {
      const project = await addProject('cloud')
      const other = await newUser()
      const stranger = createDevice('b')
      const refused = await store.apply(other, [stranger.change('dataset', newId(), { project })])
      expect(refused[0]?.code).toBe('reference-not-found')
      await store.apply(other, [stranger.change('project', project, { name: 'theirs' })])
      expect(await valueIn(project, 'name')).toBe('p1')
      expect((await pullAll(store, other)).records).toHaveLength(1)
    })

    test('[R4] rows of what was deleted more than 30 days ago, and of what is below it, are refused; the rest is applied', async () => {
      const project = await addProject('cloud')
      const [dataset, other] = [await addDataset(project), await addDataset(project)]
      const analysis = await addAnalysis(project, dataset)
      const daysAgo = (days: number) => createDevice(`${days} days`, () => Date.now() - days * 86_400_000)
      const old = daysAgo(60)
      const deletion = (id: string, days: number) => daysAgo(days).change('dataset', id, { deleted: true })
      expect(await codes(deletion(dataset, 31), deletion(other, 29))).toEqual([undefined, undefined])
      const late = [
        old.change('dataset', dataset, { 'data.cellRules': 'canary' }),
        old.change('analysis', analysis, { title: 'canary', 'data.picture': 'canary' }),
        old.change('dataset', dataset, { sourceDevice: 'taken' }),
        old.change('dataset', other, { 'data.cellRules': 'kept' }),
      ]
      expect(await codes(...late)).toEqual(['rows-stay-on-device', 'rows-stay-on-device', undefined, undefined])
      expect(JSON.stringify((await pullAll(store, user)).records)).not.toContain('canary')
      expect(await valueIn(dataset, 'sourceDevice')).toBe('taken')
      expect(await valueIn(dataset, 'deleted')).toBe(true)
      expect(await valueIn(other, 'data.cellRules')).toBe('kept')
      const restored = daysAgo(1).change('dataset', dataset, { deleted: false })
      expect(await codes(restored, old.change('dataset', dataset, { 'data.cellRules': 'again' }))).toEqual([
        undefined,
        undefined,
      ])
      expect(await valueIn(dataset, 'data.cellRules')).toBe('again')
    })

    test('[R6] rows are refused where the project keeps them on the device, the whole mutation', async () => {
      const home = await addProject('device')
      const dataset = await addDataset(home)
      const mutation = device.change('dataset', dataset, { name: 'renamed', 'data.cellRules': ['<0.01'] })
      const [result] = await apply(mutation)
      expect(result).toMatchObject({
        result: 'refused',
        code: 'rows-stay-on-device',
        params: { field: 'data.cellRules' },
      })
      expect(await valueIn(dataset, 'name')).toBe('d')
      const silent = newId()
      await apply(device.change('project', silent, { name: 'p1' }))
      const inSilent = await addDataset(silent)
      expect(await codes(device.change('dataset', inSilent, { 'data.cellRules': 1 }))).toEqual(['rows-stay-on-device'])
    })

    test('[R6] rows are kept where every project that they come from is in the cloud', async () => {
      const [cloud, home] = [await addProject('cloud'), await addProject('device')]
      const [inCloud, atHome] = [await addDataset(cloud), await addDataset(home)]
      const [own, foreign] = [await addAnalysis(cloud, inCloud), await addAnalysis(cloud, atHome)]
      expect(await codes(device.change('analysis', own, { 'data.outcome': [1, 2] }))).toEqual([undefined])
      expect(await valueIn(own, 'data.outcome')).toEqual([1, 2])
      expect(await codes(device.change('analysis', foreign, { 'data.outcome': [1] }))).toEqual(['rows-stay-on-device'])
    })

    test('[R6] when a project goes home its rows go, everything else stays, and nobody pulls that as a change', async () => {
      const project = await addProject('cloud')
      const dataset = await addDataset(project)
      const analysis = await addAnalysis(project, dataset)
      const variable = newId()
      await apply(
        device.change('dataset', dataset, { 'data.cellRules': 'canary' }),
        device.change('variable', variable, {
          dataset,
          column: 'c1',
          label: 'Age',
          'data.valueLabels': { a: 'canary' },
        }),
        device.change('analysis', analysis, { 'option.alpha': 0.05, 'data.outcome': 'canary' }),
      )
      const { cursor } = await pullAll(store, user)
      await apply(device.change('project', project, { storage: 'device' }))
      const { records } = await pullAll(store, user)
      expect(JSON.stringify(records)).not.toContain('canary')
      expect(await valueIn(variable, 'label')).toBe('Age')
      expect(await valueIn(analysis, 'option.alpha')).toBe(0.05)
      expect((await pullAll(store, user, cursor)).records.map(({ id }) => id)).toEqual([project])
      expect(await codes(device.change('analysis', analysis, { 'data.outcome': 'late' }))).toEqual([
        'rows-stay-on-device',
      ])
    })

    test('[R6] within one batch rows go with what came before, and are refused after', async () => {
      const project = await addProject('cloud')
      const dataset = await addDataset(project)
      const results = await codes(
        device.change('dataset', dataset, { 'data.cellRules': 'before' }),
        device.change('project', project, { storage: 'device' }),
        device.change('dataset', dataset, { 'data.cellRules': 'after' }),
        device.change('project', project, { storage: 'cloud' }),
        device.change('dataset', dataset, { 'data.cellRules': 'again' }),
      )
      expect(results).toEqual([undefined, undefined, 'rows-stay-on-device', undefined, undefined])
      expect(await valueIn(dataset, 'data.cellRules')).toBe('again')
    })

    test('[R6] a choice of storage that an older stamp loses removes nothing', async () => {
      const project = newId()
      const home = device.change('project', project, { storage: 'device' })
      await apply(device.change('project', project, { name: 'p1', storage: 'cloud' }))
      const dataset = await addDataset(project)
      await apply(device.change('dataset', dataset, { 'data.cellRules': 'kept' }), home)
      expect(await valueIn(dataset, 'data.cellRules')).toBe('kept')
    })

    test('[R6] an analysis that turns to a dataset at home leaves its outcome behind', async () => {
      const [cloud, home] = [await addProject('cloud'), await addProject('device')]
      const [inCloud, atHome] = [await addDataset(cloud), await addDataset(home)]
      const analysis = await addAnalysis(cloud, inCloud)
      await apply(device.change('analysis', analysis, { 'data.outcome': 'canary' }))
      await apply(device.change('analysis', analysis, { dataset: atHome }))
      expect(await valueIn(analysis, 'data.outcome')).toBeUndefined()
      expect(await valueIn(analysis, 'dataset')).toBe(atHome)
    })

    test('[P1] a cursor leads through all changes, oldest first, each once', async () => {
      const ids = [await addProject(), await addProject(), await addProject(), await addProject(), await addProject()]
      const first = await store.pull(user, null, 2)
      expect(first).toMatchObject({ more: true, reset: false })
      expect(first.records.map(({ id }) => id)).toEqual(ids.slice(0, 2))
      // a record that was pulled changes during the pull: it comes again, last
      await apply(device.change('project', ids[0] ?? '', { description: 'x' }))
      const rest = await pullAll(store, user, first.cursor, 2)
      expect(rest.records.map(({ id }) => id)).toEqual([...ids.slice(2), ids[0]])
      expect(await store.pull(user, rest.cursor, 2)).toEqual({
        cursor: rest.cursor,
        reset: false,
        records: [],
        more: false,
      })
    })

    test('[P2] a cursor of another epoch, or from the future, starts again', async () => {
      const id = await addProject()
      const { cursor } = await pullAll(store, user)
      for (const strange of [
        { ...cursor, epoch: 'other' },
        { ...cursor, revision: cursor.revision + 1 },
      ]) {
        expect(await store.pull(user, strange, 10)).toMatchObject({ reset: true, records: [{ id }], cursor })
      }
    })

    test('[P1] users do not see each other', async () => {
      await addProject()
      expect(await store.pull(await newUser(), null, 10)).toMatchObject({ records: [], more: false })
    })
  })
}
