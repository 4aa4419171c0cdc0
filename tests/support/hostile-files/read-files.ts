import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { kindOf } from './make-file.ts'
import type { FileRead } from './reading-process.ts'

/** After this time a reading is abandoned. */
const timeoutMs = 30_000
/** Files per process, because memory retained from many files would hide the use of the next one. */
const filesEach = 40
/** Makes the allocator of glibc return freed memory at once, so that the memory of an earlier file is not mistaken for free memory. */
const env = { ...process.env, MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_ARENA_MAX: '2' }

/** Reads the files of these seeds in processes that do nothing else. A file that ends or hangs its process is reported as such. */
export async function readFiles(seeds: readonly number[], processes = 1): Promise<FileRead[]> {
  const queue = seeds[Symbol.iterator]()
  const read: FileRead[] = []
  await Promise.all(Array.from({ length: processes }, () => readInOne(queue, read)))
  return read
}

async function readInOne(queue: Iterator<number>, read: FileRead[]): Promise<void> {
  let child = await started()
  let left = filesEach
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const seed = next.value
    const start = performance.now()
    const over = new AbortController()
    const { signal } = over
    const told = once(child, 'message', { signal }).then(([message]) => message as FileRead)
    const ended = once(child, 'exit', { signal }).then(() => 'the process ended')
    const late = sleep(timeoutMs, 'no end', { signal })
    child.send(seed)
    const came = await Promise.race([told, ended, late])
    await given([told, ended, late], over)
    if (typeof came !== 'string') read.push(came)
    else {
      child.kill('SIGKILL')
      const ms = performance.now() - start
      read.push({ seed, kind: kindOf(seed), ms, beyond: Number.POSITIVE_INFINITY, wordless: [came] })
      child = await started()
      left = filesEach
    }
    if (--left > 0) continue
    child.disconnect()
    child = await started()
    left = filesEach
  }
  child.disconnect()
}

/** Removes the listeners, because a process gets thousands of requests. */
async function given(waits: readonly Promise<unknown>[], over: AbortController): Promise<void> {
  over.abort()
  await Promise.allSettled(waits)
}

async function started(): Promise<ChildProcess> {
  const child = fork(resolve(import.meta.dirname, 'reading-process.ts'), { execArgv: ['--expose-gc'], env })
  await once(child, 'message')
  return child
}
