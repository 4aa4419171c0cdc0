import { proxy, useSnapshot } from 'valtio'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import { readDevice, removeDevice, writeDevice } from '../../../device/device-database.ts'

/** A kept result. It may be a patient's: it stays on this device, in storage that is not synced. */
export interface KeptResult {
  readonly id: string
  readonly tool: string
  /** Revision of the tool at that time. */
  readonly revision: number
  /** ms since 1970. */
  readonly at: number
  readonly inputs: EnteredInputs
  /** By output, as displayed. */
  readonly shown: Readonly<Record<string, string>>
  /** By classification. */
  readonly bands: Readonly<Record<string, string>>
}

const KEY = 'Tool-History'
/** The oldest are dropped. */
const MOST = 200

const history = proxy<{ kept: KeptResult[] }>({ kept: [] })
let reading: Promise<void> | undefined

export function hydrateHistory(): Promise<void> {
  reading ??= readDevice<KeptResult[]>(KEY).then(
    (kept) => {
      history.kept = kept ?? []
    },
    () => undefined, // without storage nothing can be kept, but the tools still work
  )
  return reading
}

/** Latest first. */
export function useHistory(): readonly KeptResult[] {
  return useSnapshot(history).kept as readonly KeptResult[]
}

export async function keep(result: KeptResult): Promise<void> {
  await hydrateHistory()
  await write([result, ...history.kept].slice(0, MOST))
}

/** Permanently deletes one result, those of a tool, or all. */
export async function erase(isErased: (result: KeptResult) => boolean): Promise<void> {
  await hydrateHistory()
  await write(history.kept.filter((result) => !isErased(result)))
}

async function write(kept: readonly KeptResult[]): Promise<void> {
  const plain = JSON.parse(JSON.stringify(kept)) as KeptResult[]
  if (plain.length === 0) await removeDevice(KEY)
  else await writeDevice(KEY, plain)
  history.kept = plain
}
