import { proxy, useSnapshot } from 'valtio'
import { readDevice, writeAndRemove, writeDevice } from '../../device/device-database.ts'
import { hydrateFavourites } from '../../state/favourites.ts'

export type UnitSystem = 'si' | 'conventional'

const RECENT = 'Recent-Tools'
const UNITS = 'Unit-System'
const CHOSEN = 'Chosen-Units'
/** So many of those opened last are shown. */
const RECENT_SHOWN = 6

interface Memory {
  /** Opened last, the latest first. */
  readonly recent: readonly string[]
  readonly units: UnitSystem
  /** Units that were chosen for one quantity each, by `quantityKey`. */
  readonly chosen: Readonly<Record<string, string>>
}

/** What this device remembers of the tools, for whoever uses it: they open without an account. */
const memory = proxy<{ -readonly [K in keyof Memory]: Memory[K] }>({ recent: [], units: 'si', chosen: {} })
/** Units that were chosen for one quantity each, shown or not yet. */
let chosenLast: Readonly<Record<string, string>> = {}
let reading: Promise<void> | undefined

async function read(): Promise<void> {
  const [recent, units, chosen] = await Promise.all([
    readDevice<string[]>(RECENT),
    readDevice<UnitSystem>(UNITS),
    readDevice<Record<string, string>>(CHOSEN),
    hydrateFavourites(),
  ])
  memory.recent = recent ?? []
  memory.units = units ?? 'si'
  chosenLast = chosen ?? {}
  memory.chosen = chosenLast
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

/** For all quantities: what was chosen for one of them is forgotten. Shown once it is stored: else a page that is left at once would lose what the reader saw. */
export async function chooseUnits(units: UnitSystem): Promise<void> {
  chosenLast = {}
  await writeAndRemove(UNITS, units, [CHOSEN]).finally(() => {
    memory.units = units
    memory.chosen = chosenLast
  })
}

/** For one quantity, in every tool that asks it. */
export async function chooseUnit(quantity: string, unit: string): Promise<void> {
  chosenLast = { ...chosenLast, [quantity]: unit }
  await writeDevice(CHOSEN, chosenLast).finally(() => {
    memory.chosen = chosenLast
  })
}
