/** How much of the device's storage is used, in bytes, and whether the browser has promised not to clear it. */
export interface DeviceSpace {
  readonly usage: number
  readonly quota: number
  readonly persisted: boolean
}

/** Absent in WebKitGTK and before Safari 15.2; `estimate` is absent before Safari 17. */
const manager = () => (navigator as { readonly storage?: Partial<StorageManager> }).storage

/** Null if the browser does not tell. */
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
