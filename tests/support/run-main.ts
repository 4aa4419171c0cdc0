import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { expect } from 'vitest'

export const MAIN = resolve(import.meta.dirname, '../../src/server/main.ts')

export interface Ended {
  readonly code: number | null
  readonly output: string
}

/** Starts the product unchanged, and waits until it exits. */
export function runMain(env: Record<string, string>, account: { uid?: number; gid?: number } = {}): Promise<Ended> {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, MODE: 'local', ...env }, ...account })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
  }
  return new Promise((done) => child.on('close', (code) => done({ code, output })))
}

export function expectSentence({ code, output }: Ended, sentence: RegExp): void {
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toMatch(sentence)
  expect(code).toBe(1)
}
