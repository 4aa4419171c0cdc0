import type { Cursor, Mutation, SyncedRecord } from '#contract/calls/sync.ts'
import type { KindName } from '#contract/records/kinds.ts'
import { fieldsOf, mergeFields } from '#contract/records/merge.ts'
import type { RecordStore } from '#tests/contract/record-store.ts'
import type { RandomStream } from './random.ts'
import { createDevice, type TestDevice } from './test-device.ts'

const HOUR = 60 * 60_000

/** A device with records, an outbox and a clock that is off and sometimes jumps back. */
export class SimulatedClient {
  readonly records = new Map<string, SyncedRecord>()
  readonly accepted: Mutation[] = []
  readonly #outbox: Mutation[] = []
  readonly #sent: Mutation[] = []
  readonly #random: RandomStream
  readonly #device: TestDevice
  #cursor: Cursor | null = null
  #wall: number

  constructor(name: string, random: RandomStream) {
    this.#random = random
    this.#wall = Date.now() + (random.next() - 0.5) * 2 * HOUR
    this.#device = createDevice(name, () => this.#wall, random.bytes)
  }

  write(kind: KindName, id: string, fields: Mutation['fields']): void {
    const mutation = this.#device.change(kind, id, fields)
    this.#outbox.push(mutation)
    this.#merge({ id, kind, fields: fieldsOf(mutation) })
  }

  passTime(): void {
    const isJump = this.#random.next() < 0.05
    this.#wall += isJump ? -this.#random.next() * HOUR : this.#random.next() * 1000
  }

  get hasUnsent(): boolean {
    return this.#outbox.length > 0
  }

  /** Sends part of the outbox, sometimes with mutations that were sent before; sometimes the reply is lost. */
  async push(store: RecordStore, user: string, isReliable: boolean): Promise<void> {
    const count = 1 + this.#random.below(this.#outbox.length)
    const isRepeat = this.#sent.length > 0 && this.#random.next() < 0.3
    const batch = [...(isRepeat ? [this.#random.pick(this.#sent)] : []), ...this.#outbox.slice(0, count)]
    const results = await store.apply(user, batch)
    for (const [index, mutation] of batch.entries()) {
      if (results[index]?.result === 'applied') this.accepted.push(mutation)
    }
    this.#sent.push(...batch)
    if (!isReliable && this.#random.next() < 0.2) return
    this.#outbox.splice(0, count)
    const told = new Map<string, SyncedRecord | undefined>()
    for (const [index, mutation] of batch.entries()) {
      const result = results[index]
      if (result?.result !== 'refused') continue
      if (result.record !== undefined) told.set(mutation.record, result.record ?? undefined)
      this.#restore(mutation, told.get(mutation.record))
    }
  }

  async pull(store: RecordStore, user: string): Promise<boolean> {
    const page = await store.pull(user, this.#cursor, 1 + this.#random.below(7))
    this.#cursor = page.cursor
    for (const record of page.records) this.#merge(record)
    return page.more
  }

  /** Q4: a refused record reverts to the server's state, and unsent changes are applied on top of it. */
  #restore({ record: id }: Mutation, fromServer: SyncedRecord | undefined): void {
    this.records.delete(id)
    if (fromServer) this.#merge(fromServer)
    for (const mutation of this.#outbox) {
      if (mutation.record === id) this.#merge({ id, kind: mutation.kind, fields: fieldsOf(mutation) })
    }
  }

  #merge(record: SyncedRecord): void {
    for (const [, stamp] of Object.values(record.fields)) this.#device.see(stamp)
    const known = this.records.get(record.id)
    this.records.set(record.id, { ...record, fields: mergeFields(known?.fields ?? {}, record.fields) })
  }
}
