import { open } from 'node:fs/promises'

/** Makes the list of files in a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return // Windows cannot sync folders
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
