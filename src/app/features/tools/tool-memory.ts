import { proxy, useSnapshot } from 'valtio'
import { readDevice, writeDevice } from '../../data/session/device-database.ts'
import { hydrateFavourites } from '../../state/favourites.ts'

export type UnitSystem = 'si' | 'conventional'

const RECENT = 'Recent-Tools'
const UNITS = 'Unit-System'
/** So many of those opened last are shown. */
const RECENT_SHOWN = 6

interface Memory {
  /** Opened last, the latest first. */
  readonly recent: readonly string[]
  readonly units: UnitSystem
}

/** What this device remembers of the tools, for whoever uses it: they open without an account. */
const memory = proxy<{ -readonly [K in keyof Memory]: Memory[K] }>({ recent: [], units: 'si' })
let reading: Promise<void> | undefined

async function read(): Promise<void> {
  const [recent, units] = await Promise.all([
    readDevice<string[]>(RECENT),
    readDevice<UnitSystem>(UNITS),
    hydrateFavourites(),
  ])
  memory.recent = recent ?? []
  memory.units = units ?? 'si'
}

/** Before a page of the tools is shown. Without storage they work all the same. */
export function hydrateToolMemory(): Promise<void> {
  reading ??= read().catch(() => undefined)
  return reading
}

export function useToolMemory(): Memory {
  return useSnapshot(memory)
}

/** Which tool was opened, and nothing of what was entered. */
export async function rememberOpened(id: string): Promise<void> {
  await hydrateToolMemory()
  if (memory.recent[0] === id) return
  memory.recent = [id, ...memory.recent.filter((other) => other !== id)].slice(0, RECENT_SHOWN)
  await writeDevice(RECENT, [...memory.recent])
}

export async function chooseUnits(units: UnitSystem): Promise<void> {
  memory.units = units
  await writeDevice(UNITS, units)
}
