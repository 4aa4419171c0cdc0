import { readDevice, writeDevice } from '../device/device-database.ts'

/** A code that was sent: stored on the device, because a phone may unload the page while the user reads the message. */
export interface SentCode {
  readonly target: string
  /** The id with which the code is submitted. */
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

/** @param slot the purpose of the code, such as `login` */
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
