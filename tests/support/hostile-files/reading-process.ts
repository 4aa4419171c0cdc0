import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { ZipFile } from '#formats/zip/read-zip.ts'
import { kindOf, makeFile } from './make-file.ts'
import { readHostile } from './read-hostile.ts'
import { beginWatching, maxBeyond, newWatched, tookOut, watchEvery } from './watched.ts'

/** The result for one file. */
export interface FileRead {
  readonly seed: number
  readonly kind: string
  /** Time of the longest reading. */
  readonly ms: number
  /** Bytes above twenty times the size of the file and its unpacked content. */
  readonly beyond: number
  readonly wordless: readonly string[]
}

const shared = newWatched()
const values = new Float64Array(shared)
countUnpacked()
const watch = new Worker(new URL('memory-watch.ts', import.meta.url), { workerData: { shared } })
watch.unref()

/** A child process that reads the seeds sent by its parent, so that its memory is the readers' only. */
process.on('message', async (seed: number) => process.send?.(await measured(seed)))
process.send?.('ready')

async function measured(seed: number): Promise<FileRead> {
  const file = makeFile(seed)
  let beyond = Number.NEGATIVE_INFINITY
  let isWatching = false // memory up to the first reading belongs to generating the file
  const readings = await readHostile(file, async () => {
    if (isWatching) beyond = Math.max(beyond, maxBeyond(values))
    isWatching = true
    await settle()
    beginWatching(values, process.memoryUsage.rss(), file.bytes.length)
  })
  watchEvery(values, process.memoryUsage.rss())
  const ms = Math.max(...readings.map((one) => one.ms))
  const wordless = readings.flatMap((one) => one.wordless ?? [])
  return { seed, kind: kindOf(seed), ms, beyond: Math.max(beyond, maxBeyond(values)), wordless }
}

/** Frees the memory of the previous file. */
async function settle(): Promise<void> {
  for (let k = 0; k < 2; k++) {
    globalThis.gc?.()
    await sleep(0)
  }
}

/** Counts the bytes that archives really yield, independently of the readers' own count. */
function countUnpacked(): void {
  const read = Reflect.get(ZipFile.prototype, 'read')
  ZipFile.prototype.read = async function* (...asked) {
    for await (const piece of read.apply(this, asked)) {
      tookOut(values, piece.length)
      yield piece
    }
  }
}
