import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ChannelType, WebR } from 'webr'
import { timingCode } from './r-timing.ts'

/** A peer times a script on the same data: ms, or a word why there is no number. Its errors never escape. */
export interface Peer {
  readonly name: string
  /** Sets the data of the following timings. */
  give(csv: string): Promise<void>
  /** Never throws. */
  time(script: string): Promise<number | string>
  close(): void
}

/** Timeout for a script with its runs, including R's reading of the data. */
const longestSeconds = 300

export function nativeR(folder: string): Peer {
  const at = (name: string) => join(folder, name)
  return {
    name: 'R',
    async give(csv) {
      rmSync(at('data.rds'), { force: true })
      writeFileSync(at('data.csv'), csv)
    },
    async time(script) {
      writeFileSync(at('script.R'), script)
      const { error, status, stderr } = spawnSync('Rscript', ['--vanilla', '-e', timingCode()], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
        timeout: 1000 * longestSeconds,
      })
      if (error) return 'code' in error && error.code === 'ETIMEDOUT' ? 'too long' : 'not here'
      if (status === 0) return Number(readFileSync(at('time.txt'), 'utf8'))
      console.error(stderr.trim())
      return 'fails'
    },
    close: () => undefined,
  }
}

/** R for the browser, in Node; scripts that need packages cannot run in it. */
export async function webR(): Promise<Peer> {
  const r = new WebR({ channelType: ChannelType.PostMessage })
  await r.init()
  const write = (name: string, text: string) => r.FS.writeFile(name, new TextEncoder().encode(text))
  let given = false
  return {
    name: 'webR',
    async give(csv) {
      await r.FS.unlink('data.rds').catch(() => undefined)
      given = await write('data.csv', csv).then(
        () => true,
        () => false,
      )
    },
    async time(script) {
      if (!given) return 'no room'
      try {
        await write('script.R', script)
        await r.evalRVoid(`suppressWarnings(${timingCode()})`)
        return Number(new TextDecoder().decode(await r.FS.readFile('time.txt')))
      } catch {
        return 'fails'
      }
    },
    close: () => r.close(),
  }
}
