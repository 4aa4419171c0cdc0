import { proxy, useSnapshot } from 'valtio'
import { readDevice, writeDevice } from '../../data/session/device-database.ts'

export type UnitSystem = 'si' | 'conventional'

const FAVOURITES = 'Favourite-Tools'
const UNITS = 'Unit-System'

/** What this device remembers of the tools, for whoever uses it: they open without an account. */
const memory = proxy<{ favourites: string[]; units: UnitSystem }>({ favourites: [], units: 'si' })
let reading: Promise<void> | undefined

async function read(): Promise<void> {
  const [favourites, units] = await Promise.all([readDevice<string[]>(FAVOURITES), readDevice<UnitSystem>(UNITS)])
  memory.favourites = favourites ?? []
  memory.units = units ?? 'si'
}

/** Before a page of the tools is shown. Without storage they work all the same. */
export function hydrateToolMemory(): Promise<void> {
  reading ??= read().catch(() => undefined)
  return reading
}

export function useToolMemory(): { readonly favourites: readonly string[]; readonly units: UnitSystem } {
  return useSnapshot(memory)
}

export async function toggleFavourite(id: string): Promise<void> {
  const { favourites } = memory
  memory.favourites = favourites.includes(id) ? favourites.filter((other) => other !== id) : [...favourites, id]
  await writeDevice(FAVOURITES, [...memory.favourites])
}

export async function chooseUnits(units: UnitSystem): Promise<void> {
  memory.units = units
  await writeDevice(UNITS, units)
}
