/** How much of the device's storage is used, in bytes, and whether the browser has promised not to clear it. */
export interface DeviceSpace {
  readonly usage: number
  readonly quota: number
  readonly persisted: boolean
}

/** WebKitGTK and Safari before 15.2 have no storage manager; Safari before 17 has no `estimate`. */
const manager = () => (navigator as { readonly storage?: Partial<StorageManager> }).storage

/** Null if the browser does not report it. */
export async function deviceSpace(): Promise<DeviceSpace | null> {
  const storage = manager()
  if (!storage?.estimate) return null
  const { usage = 0, quota = 0 } = await storage.estimate()
  return { usage, quota, persisted: (await storage.persisted?.()) ?? false }
}

/** Asks the browser not to clear the data when the device runs short of space; true if it promises so. */
export async function askToKeepData(): Promise<boolean> {
  const storage = manager()
  return (await storage?.persisted?.()) === true || (await storage?.persist?.()) === true
}
