import { readDevice, writeDevice } from '../../device/device-database.ts'

const KEY = 'WeChat-Offered'
const DAY_MS = 24 * 60 * 60_000

/** When each user last saw the offer on this device, ms. */
type Asked = Readonly<Record<string, number>>

async function lately(now: number): Promise<Asked> {
  const asked = Object.entries((await readDevice<Asked>(KEY)) ?? {})
  return Object.fromEntries(asked.filter(([, at]) => now - at < DAY_MS))
}

/** Whether binding WeChat was offered to this user, on this device, within the last day. */
export async function wasOfferedToday(user: string, now: number): Promise<boolean> {
  return user in (await lately(now))
}

export async function rememberOffer(user: string, now: number): Promise<void> {
  await writeDevice(KEY, { ...(await lately(now)), [user]: now })
}
