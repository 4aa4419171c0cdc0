import { proxy, subscribe } from 'valtio'
import {
  type AccountFavourites,
  type DeviceFavourite,
  readAccountFavourites,
  readDeviceFavourites,
  starredIn,
  writeAccountFavourites,
  writeDeviceFavourites,
} from '../device/kept-favourites.ts'
import { session } from './session.ts'

interface Favourites {
  tools: readonly string[]
  /** An account's favourites, separate from the device's own. */
  areOfAccount: boolean
}

/** The favourite tools and charts (`starOfChart`) of the signed-in user, otherwise of this device (SPEC L6). */
export const favourites = proxy<Favourites>({ tools: [], areOfAccount: false })

let device: readonly DeviceFavourite[] = []
let account: AccountFavourites | null = null

/** The account's list, if it belongs to the session's user. When the page opens it is known before the session is, so it counts then too. */
function accountOnShow(): AccountFavourites | null {
  return session.user === null || account?.user === session.user.id ? account : null
}

function show(): void {
  const shown = accountOnShow()
  favourites.tools = shown ? starredIn(shown) : device.map(({ tool }) => tool)
  favourites.areOfAccount = shown !== null || session.user !== null
}

subscribe(session, show)

export async function hydrateFavourites(): Promise<void> {
  ;[device, account] = await Promise.all([readDeviceFavourites(), readAccountFavourites()])
  show()
}

/** Shows a star only once it is stored: otherwise a page that is closed at once would lose a visible one. */
async function keepAccount(current: AccountFavourites): Promise<void> {
  account = current
  await writeAccountFavourites(current).finally(show)
}

/** The current list in the account's records. */
export async function showAccountFavourites(user: string, tools: readonly string[]): Promise<void> {
  const pending = account?.user === user ? account.pending : {}
  const left = Object.entries(pending).filter(([tool, isStarred]) => tools.includes(tool) !== isStarred)
  await keepAccount({ user, tools, pending: Object.fromEntries(left) })
}

/** Deletes the stored list when the session ends. */
export function forgetAccountFavourites(): void {
  account = null
  show()
}

/** Whether a star is not in the records yet, because an earlier visit ended before they were open. */
export function hasPendingStars(): boolean {
  return account !== null && Object.keys(account.pending).length > 0
}

/** Stars or unstars a tool. Returns the account whose records are to be updated; null for the device's own list. */
export async function toggleFavourite(tool: string): Promise<{ user: string; isStarred: boolean } | null> {
  const isStarred = !favourites.tools.includes(tool)
  const user = session.user?.id ?? account?.user
  if (user === undefined) await starOnDevice(tool, isStarred)
  else await starInAccount(user, tool, isStarred)
  return user === undefined ? null : { user, isStarred }
}

async function starOnDevice(tool: string, isStarred: boolean): Promise<void> {
  const others = device.filter((favourite) => favourite.tool !== tool)
  device = isStarred ? [...others, { tool, at: Date.now() }] : others
  await writeDeviceFavourites(device).finally(show)
}

async function starInAccount(user: string, tool: string, isStarred: boolean): Promise<void> {
  const { tools, pending } = accountOnShow() ?? { tools: favourites.tools, pending: {} }
  await keepAccount({ user, tools, pending: { ...pending, [tool]: isStarred } })
}
