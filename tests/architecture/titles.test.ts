import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { EntrySummary } from '#catalog/kit/summary.ts'
import { titleList } from '#tests/support/title-list.ts'

const catalog = resolve(import.meta.dirname, '../../src/catalog')

/** Loaded at once, for all entries of a kind. */
describe.each(['analyses', 'charts', 'steps', 'calculators'])('the list of titles of %s', (kind) => {
  test('contains each summary, except its search terms', async () => {
    const { titles } = await titleList(catalog, kind)
    const summaries: Promise<{ summary: EntrySummary }>[] = readdirSync(join(catalog, kind)).map(
      (id) => import(/* @vite-ignore */ join(catalog, kind, id, 'summary.ts')),
    )
    const hasSubtitles = kind === 'steps' || kind === 'calculators'
    const expected = (await Promise.all(summaries)).map(({ summary }) => {
      const { keywords: _keywords, ward: _ward, guide: _guide, labels: _labels, subtitle, ...listed } = summary
      return hasSubtitles && subtitle !== undefined ? { ...listed, subtitle } : listed
    })
    expect(titles).toEqual(expected)
  })

  test('takes at most 150 bytes an entry', async () => {
    const { titles, bytes } = await titleList(catalog, kind)
    const reading = 400 // code that expands the rows, once
    expect(bytes - reading / titles.length).toBeLessThanOrEqual(150)
  })
})
