import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Captured } from '#catalog/kit/r/r-run.ts'
import type { QuestionEntry } from '#cli/entries.ts'

/** Values that R gave for an example, with where they come from. */
export interface Golden extends Captured {
  readonly example: string
  /** Of the script without the capture: a changed script needs new values. */
  readonly scriptSha256: string
}

/** Of the tables, and of the figure of a chart. */
export function goldenFile(example: string): string {
  return `${example}.json`
}

/** Of what the figures of an analysis draw: a file of its own, because stored checks bring the other to the device. */
export function drawnFile(example: string): string {
  return `drawn/${example}.json`
}

export function scriptHash(script: string): string {
  return createHash('sha256').update(script).digest('hex')
}

/** `name` is that of `goldenFile` or `drawnFile`. */
export function readGolden(kind: QuestionEntry, id: string, name: string): Golden {
  const url = new URL(`../../src/catalog/${kind}/${id}/golden/${name}`, import.meta.url)
  if (!existsSync(url)) throw new Error(`No golden ${name} for ${id}. Run: npm run golden -- ${id}`)
  const golden: Golden = JSON.parse(readFileSync(url, 'utf8'))
  return golden
}
