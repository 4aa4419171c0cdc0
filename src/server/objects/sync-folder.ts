import { open } from 'node:fs/promises'

/** Makes durable which files a folder has. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return // folders cannot be synced there
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
