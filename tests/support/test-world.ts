import { existsSync, readFileSync } from 'node:fs'
import { createLog } from '#server/log.ts'
import type { ServerOverrides } from '#server/start-server.ts'
import { CAPTCHA_ANSWER } from './captcha-answer.ts'

/**
 * The overrides of a test server, the same in each of its processes: captchas with a known answer and little work, a clock and a log that the
 * test controls.
 */
export interface WorldOfTest {
  /** Contains how many milliseconds the server's clock is ahead of real time. */
  readonly clockFile: string
  readonly writeLog: (line: string) => void
  readonly appDir?: string
}

/** Milliseconds. */
export function aheadIn(clockFile: string): number {
  return existsSync(clockFile) ? Number(readFileSync(clockFile, 'utf8')) : 0
}

export function clockOf(clockFile: string): () => number {
  return () => Date.now() + aheadIn(clockFile)
}

export function testWorld({ clockFile, writeLog, appDir }: WorldOfTest): ServerOverrides {
  return {
    clock: clockOf(clockFile),
    captcha: (kind) =>
      Promise.resolve({
        answer: CAPTCHA_ANSWER,
        ...(kind === 'picture' ? { picture: Buffer.from('picture') } : { question: 'a, b, c, d' }),
      }),
    work: { cost: 1, tries: 8 },
    log: createLog('debug', { write: writeLog }),
    ...(appDir && { appDir }),
  }
}
