import { proxy, useSnapshot } from 'valtio'
import { readDevice, writeAndRemove, writeDevice } from '../../device/device-database.ts'
import { hydrateFavourites } from '../../state/favourites.ts'

export type UnitSystem = 'si' | 'conventional'

const RECENT = 'Recent-Tools'
const UNITS = 'Unit-System'
const CHOSEN = 'Chosen-Units'
/** Number of recently opened tools to show. */
const RECENT_SHOWN = 6

interface Memory {
  /** Recently opened, latest first. */
  readonly recent: readonly string[]
  readonly units: UnitSystem
  /** Units chosen for single quantities, by `quantityKey`. */
  readonly chosen: Readonly<Record<string, string>>
}

/** The tools' settings on this device, shared by its users: tools open without an account. */
const memory = proxy<{ -readonly [K in keyof Memory]: Memory[K] }>({ recent: [], units: 'si', chosen: {} })
/** Units chosen for single quantities, shown or not yet. */
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

/** Call before a page of the tools is shown. Without storage they still work. */
export function hydrateToolMemory(): Promise<void> {
  reading ??= read().catch(() => undefined)
  return reading
}

export function useToolMemory(): Memory {
  return useSnapshot(memory)
}

/** Records which tool was opened, but no inputs. */
export async function rememberOpened(id: string): Promise<void> {
  await hydrateToolMemory()
  if (memory.recent[0] === id) return
  memory.recent = [id, ...memory.recent.filter((other) => other !== id)].slice(0, RECENT_SHOWN)
  await writeDevice(RECENT, [...memory.recent])
}

/**
 * Sets the unit system, and resets the units chosen for single quantities. Shown only once it is stored: otherwise a page that is closed at
 * once would lose a visible choice.
 */
export async function chooseUnits(units: UnitSystem): Promise<void> {
  chosenLast = {}
  await writeAndRemove({ [UNITS]: units }, [CHOSEN]).finally(() => {
    memory.units = units
    memory.chosen = chosenLast
  })
}

/** Sets the unit of one quantity, in every tool that uses it. */
export async function chooseUnit(quantity: string, unit: string): Promise<void> {
  chosenLast = { ...chosenLast, [quantity]: unit }
  await writeDevice(CHOSEN, chosenLast).finally(() => {
    memory.chosen = chosenLast
  })
}
