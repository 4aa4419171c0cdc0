/** How much of the device's storage is used, in bytes, and whether the browser has promised not to clear it. */
export interface DeviceSpace {
  readonly usage: number
  readonly quota: number
  readonly persisted: boolean
}

/** Absent in WebKitGTK and in older versions of Safari. */
const manager = () => (navigator as { readonly storage?: StorageManager }).storage

/** Null if the browser does not tell. */
export async function deviceSpace(): Promise<DeviceSpace | null> {
  const storage = manager()
  if (!storage) return null
  const { usage = 0, quota = 0 } = await storage.estimate()
  return { usage, quota, persisted: await storage.persisted() }
}

/** Asks the browser not to clear the data when the device runs short of space; true if it promises so. */
export async function askToKeepData(): Promise<boolean> {
  const storage = manager()
  return storage !== undefined && ((await storage.persisted()) || (await storage.persist()))
}
