import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Captured } from '#catalog/kit/r/r-run.ts'
import type { QuestionEntry } from '#cli/entries.ts'

/** Values that R computed for an example, with their provenance. */
export interface Golden extends Captured {
  readonly example: string
  /** Hash of the script without the captures: a changed script needs new values. */
  readonly scriptSha256: string
}

/** File for the tables, and for the figure of a chart. */
export function goldenFile(example: string): string {
  return `${example}.json`
}

/** File for the figures of an analysis, separate because stored checks download the other one to the device. */
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
