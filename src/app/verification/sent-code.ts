import { readDevice, writeDevice } from '../device/device-database.ts'

/** A code that is on its way: kept on the device, because reading the message may cost a phone the page. */
export interface SentCode {
  readonly target: string
  /** What the code is answered under. */
  readonly key: string
  readonly sentAt: number
}

const KEY = 'Sent-Codes'
const LIFE_MS = 5 * 60_000
export const RESEND_MS = 60_000

type Stored = Readonly<Record<string, SentCode>>

async function stillGood(now: number): Promise<Stored> {
  const stored = (await readDevice<Stored>(KEY)) ?? {}
  return Object.fromEntries(Object.entries(stored).filter(([, { sentAt }]) => now - sentAt < LIFE_MS))
}

/** @param slot what the code is for, such as `login` */
export async function readSentCode(slot: string, now: number): Promise<SentCode | undefined> {
  return (await stillGood(now))[slot]
}

export async function writeSentCode(slot: string, code: SentCode): Promise<void> {
  await writeDevice(KEY, { ...(await stillGood(code.sentAt)), [slot]: code })
}

export async function forgetSentCode(slot: string, now: number): Promise<void> {
  const { [slot]: _, ...others } = await stillGood(now)
  await writeDevice(KEY, others)
}
