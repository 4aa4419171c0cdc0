import { wrap } from 'comlink'
import { fileHash } from './file-hash.ts'

/** SHA-256 of a file as 64 hexadecimal digits, computed in another thread, so that the file can be read meanwhile. */
export async function hashInWorker(file: Blob): Promise<string> {
  if (typeof Worker === 'undefined') return fileHash(file)
  const worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module', name: 'hash' })
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = reject
  })
  try {
    return await Promise.race([wrap<typeof fileHash>(worker)(file), broken])
  } catch {
    return await fileHash(file) // the thread did not start, or the file cannot be read, which is then reported here
  } finally {
    worker.terminate()
  }
}
