import { readDevice, writeDevice } from './device-database.ts'
import { ACCOUNT_FAVOURITES, readSession } from './session.ts'

const DEVICE_FAVOURITES = 'Favourite-Tools'

/** Starred on this device while no user was signed in: stays with the device (SPEC L6). */
export interface DeviceFavourite {
  readonly tool: string
  /** When it was starred, ms since 1970; 0 if not recorded. */
  readonly at: number
}

/** The last favourites in an account's records, readable quickly by a page that does not open them. */
export interface AccountFavourites {
  readonly user: string
  readonly tools: readonly string[]
  /** Stars set or removed since: kept here until the records are open and contain them. */
  readonly pending: Readonly<Record<string, boolean>>
}

/** The favourites of an account, with those not in the records yet. */
export function starredIn({ tools, pending }: AccountFavourites): readonly string[] {
  const kept = tools.filter((tool) => pending[tool] !== false)
  return [...kept, ...Object.keys(pending).filter((tool) => pending[tool] && !kept.includes(tool))]
}

export async function readDeviceFavourites(): Promise<readonly DeviceFavourite[]> {
  const kept = (await readDevice<readonly (string | DeviceFavourite)[]>(DEVICE_FAVOURITES)) ?? []
  return kept.map((favourite) => (typeof favourite === 'string' ? { tool: favourite, at: 0 } : favourite))
}

export async function writeDeviceFavourites(favourites: readonly DeviceFavourite[]): Promise<void> {
  await writeDevice(DEVICE_FAVOURITES, favourites)
}

/** Only for the user whose data are open on this device. */
export async function readAccountFavourites(): Promise<AccountFavourites | null> {
  const [kept, { user }] = await Promise.all([readDevice<AccountFavourites>(ACCOUNT_FAVOURITES), readSession()])
  return kept && kept.user === user?.id ? kept : null
}

export async function writeAccountFavourites(favourites: AccountFavourites): Promise<void> {
  await writeDevice(ACCOUNT_FAVOURITES, favourites)
}
