import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ChannelType, WebR } from 'webr'
import { timingCode } from './r-timing.ts'

/** A peer times a script beside the same data: ms, or in a word why there is no number. */
export interface Peer {
  readonly name: string
  /** The data of what is timed from now on. */
  give(csv: string): Promise<void>
  time(script: string): Promise<number | string>
  close(): void
}

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
      })
      if (error) return 'not here'
      if (process.env.DEBUG_PEER) console.log(stderr)
      return status === 0 ? Number(readFileSync(at('time.txt'), 'utf8')) : 'fails'
    },
    close: () => undefined,
  }
}

/** R for the browser, in Node; scripts that need packages cannot run in it. */
export async function webR(): Promise<Peer> {
  const r = new WebR({ channelType: ChannelType.PostMessage })
  await r.init()
  const write = (name: string, text: string) => r.FS.writeFile(name, new TextEncoder().encode(text))
  return {
    name: 'webR',
    async give(csv) {
      await r.FS.unlink('data.rds').catch(() => undefined)
      await write('data.csv', csv)
    },
    async time(script) {
      await write('script.R', script)
      try {
        await r.evalRVoid(timingCode())
        return Number(new TextDecoder().decode(await r.FS.readFile('time.txt')))
      } catch {
        return 'fails'
      }
    },
    close: () => r.close(),
  }
}
