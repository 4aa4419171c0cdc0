import { readDevice, writeDevice } from './device-database.ts'
import { ACCOUNT_FAVOURITES, readSession } from './session.ts'

const DEVICE_FAVOURITES = 'Favourite-Tools'

/** Starred on this device while nobody was signed in: it stays the device's own (SPEC L6). */
export interface DeviceFavourite {
  readonly tool: string
  /** When it was starred, ms since 1970; 0 where that was not noted yet. */
  readonly at: number
}

/** What the records of an account said last: read in no time by a page that does not open them. */
export interface AccountFavourites {
  readonly user: string
  readonly tools: readonly string[]
  /** Stars set or taken away since: kept here at once, until the records are open and say so. */
  readonly pending: Readonly<Record<string, boolean>>
}

export async function readDeviceFavourites(): Promise<readonly DeviceFavourite[]> {
  const kept = (await readDevice<readonly (string | DeviceFavourite)[]>(DEVICE_FAVOURITES)) ?? []
  return kept.map((favourite) => (typeof favourite === 'string' ? { tool: favourite, at: 0 } : favourite))
}

export async function writeDeviceFavourites(favourites: readonly DeviceFavourite[]): Promise<void> {
  await writeDevice(DEVICE_FAVOURITES, favourites)
}

/** Of the user whose data are open on this device, and of nobody else. */
export async function readAccountFavourites(): Promise<AccountFavourites | null> {
  const [kept, { user }] = await Promise.all([readDevice<AccountFavourites>(ACCOUNT_FAVOURITES), readSession()])
  return kept && kept.user === user?.id ? kept : null
}

export async function writeAccountFavourites(favourites: AccountFavourites): Promise<void> {
  await writeDevice(ACCOUNT_FAVOURITES, favourites)
}
