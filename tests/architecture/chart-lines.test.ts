import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const charts = 'src/catalog/charts'

/** Lines of a chart beside its examples and tests: the question, what is computed, the figure, the R program and all words in two languages. */
function linesOf(id: string): number {
  return readdirSync(`${charts}/${id}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'examples.ts')
    .reduce((sum, name) => sum + readFileSync(`${charts}/${id}/${name}`, 'utf8').split('\n').length - 1, 0)
}

test('a chart stays about as large as the others: what a second one needs belongs in the kit', () => {
  const lines = readdirSync(charts, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? linesOf(one.name) : [],
  )
  const mean = lines.reduce((sum, one) => sum + one, 0) / lines.length
  expect(mean).toBeLessThan(650)
  expect(Math.max(...lines)).toBeLessThan(1250)
})
