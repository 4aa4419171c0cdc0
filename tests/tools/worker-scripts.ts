/** `node tests/tools/worker-scripts.ts [dist/app]`: fails if the script of an entry does not load in a fresh worker. */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/** Globals of a browser worker that Node's lacks, as far as loading needs them. */
const loads = `
  const { workerData } = require('node:worker_threads')
  globalThis.self = globalThis
  globalThis.addEventListener = () => {}
  globalThis.postMessage = () => {}
  globalThis.location = new URL('http://localhost/')
  import(workerData)
`

/**
 * Loads each script of an entry in a fresh thread, because a circular import of chunks fails or not depending on which of them loads first.
 * Returns the names of those that failed, with the reasons.
 */
export async function unloadableScripts(dist: string): Promise<readonly string[]> {
  const folder = resolve(dist, 'assets')
  const names = readdirSync(folder).filter((name) => /^worker\.(analyses|charts|steps)\..*\.js$/.test(name))
  if (names.length === 0) throw new Error(`${dist} has no scripts of the worker`)
  const failed: string[] = []
  for (const name of names) {
    const reason = await load(pathToFileURL(join(folder, name)).href)
    if (reason !== undefined) failed.push(`${name}: ${reason}`)
  }
  return failed
}

function load(script: string): Promise<string | undefined> {
  return new Promise((done) => {
    let reason: string | undefined
    const worker = new Worker(loads, { eval: true, workerData: script, stdout: true, stderr: true })
    worker.on('error', (error) => {
      reason = String(error).slice(0, 200)
    })
    worker.on('exit', (code) => done(reason ?? (code === 0 ? undefined : `ended with ${code}`)))
  })
}

if (import.meta.main) {
  const failed = await unloadableScripts(process.argv[2] ?? 'dist/app')
  for (const line of failed) console.log(line)
  if (failed.length === 0) console.log('every script of the worker loads by itself')
  process.exitCode = failed.length === 0 ? 0 : 1
}
