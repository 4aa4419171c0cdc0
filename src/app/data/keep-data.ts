import { msg } from '@lingui/core/macro'
import { readDevice, writeDevice } from '../device/device-database.ts'
import { askToKeepData } from '../device/lasting-storage.ts'
import { showToast } from '../state/toast.ts'

const TOLD = 'told-of-eviction'

/**
 * On an iPhone or iPad the system may clear the data of an installed application. Asks for lasting storage at each start, and explains once what
 * it means if the browser refuses.
 */
export async function keepData(): Promise<void> {
  if (await askToKeepData()) return
  if (await readDevice<boolean>(TOLD)) return
  await writeDevice(TOLD, true)
  showToast(
    'warn',
    msg`When this device runs short of space, the system may clear what Slipstick keeps on it. Save your projects as files from time to time, or turn on cloud storage.`,
    { label: msg`Storage`, run: () => location.assign('/storage/index') },
  )
}
