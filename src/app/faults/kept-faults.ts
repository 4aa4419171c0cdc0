import { readDevice, removeDevice, writeDevice } from '../device/device-database.ts'
import { type Fault, type FaultOrigin, faultOf } from './fault.ts'

const KEY = 'faults'
const MOST = 20

let writing: Promise<void> = Promise.resolve()

/** Keeps the last twenty on the device, for all users. A device without free space keeps none. */
export function keepFault(error: unknown, where: FaultOrigin): Promise<void> {
  const fault = faultOf(error, where, Date.now())
  writing = writing
    .then(async () => writeDevice(KEY, [fault, ...(await readFaults())].slice(0, MOST)))
    .catch(() => undefined)
  return writing
}

/** The latest first. */
export async function readFaults(): Promise<readonly Fault[]> {
  return (await readDevice<readonly Fault[]>(KEY)) ?? []
}

export function forgetFaults(): Promise<void> {
  return removeDevice(KEY)
}

/** As copied or attached, for the developers. */
export function faultReport(faults: readonly Fault[]): string {
  const lines = faults.map(({ at, build, where, name, code, frames }) => {
    const head = [new Date(at).toISOString(), build, where, name, ...(code === null ? [] : [code])].join(' ')
    return [head, ...frames.map((frame) => `  ${frame}`)].join('\n')
  })
  return [navigator.userAgent, ...lines].join('\n')
}
