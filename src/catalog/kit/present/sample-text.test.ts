import { expect, test } from 'vitest'
import type { Exclusion, Sample } from '../outcome/outcome.ts'
import { displaySettings } from './format.ts'
import { sampleLine, sampleText, sizeText } from './sample-text.ts'

const names = { variable: (id: string) => id, level: () => '' }
const display = { settings: displaySettings('en'), names }

function sampleOf(variables: number): Sample {
  const excluded = Array.from(
    { length: variables },
    (_, k): Exclusion => ({ variable: `v${k}`, reason: 'missing', count: k + 1 }),
  )
  return { total: 300, used: 290, excluded }
}

test('a document names every reason if there are few', () => {
  expect(sampleLine(sampleOf(2), display)).toBe('N = 290 of 300. Left out: v0: 1 missing; v1: 2 missing.')
})

test('with very many reasons a document names the largest and their number; the page has them all', () => {
  const line = sampleLine(sampleOf(200), display) ?? ''
  expect(line).toContain('(the largest 12 of 200): v199: 200 missing; v198: 199 missing; ')
  expect(line).not.toContain('v10:')
  expect(sampleLine(sampleOf(200), { ...display, settings: displaySettings('zh') })).toContain('共 200 项')
  expect(sampleText(sampleOf(200), display)?.excluded).toHaveLength(200)
})

test('a figure says of how many cases only if some are not used', () => {
  expect(sizeText(228, 228, 'en')).toBe('n\u00a0=\u00a0228')
  expect(sizeText(227, 228, 'en')).toBe('n\u00a0=\u00a0227 of 228')
  expect(sizeText(227, 228, 'zh')).toBe('n\u00a0=\u00a0227（共 228）')
})
