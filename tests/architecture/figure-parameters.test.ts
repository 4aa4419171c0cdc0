import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { styleLeaves } from '#catalog/kit/figures/style-leaves.ts'

test('the page about the parameters of a figure lists each leaf of the style once', () => {
  const page = readFileSync('docs/decisions/figure-parameters.md', 'utf8')
  const [, leaves = ''] = page.split(/^## /m)
  const listed = [...leaves.matchAll(/`(\w+)`/g)].map(([, leaf]) => leaf)
  expect(new Set(listed)).toEqual(new Set<string>(styleLeaves))
  expect(listed).toHaveLength(styleLeaves.length)
})
