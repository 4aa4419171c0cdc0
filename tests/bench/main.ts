/**
 * `npm run bench [name ...]`: the figures of the product, each beside its peer measured in the same run, median of five. Times are printed, never
 * asserted. The figures of the browser measure the build in dist/app.
 */
import type { Figure } from './figure.ts'
import { printTable } from './print-table.ts'

const figures: Readonly<Record<string, () => Promise<{ readonly figure: Figure }>>> = {
  'first-load': () => import('./first-load.ts'),
  'csv-import': () => import('./csv-import.ts'),
  'csv-import-browser': () => import('./csv-import-browser.ts'),
  'grid-scroll': () => import('./grid-scroll.ts'),
  'cold-start': () => import('./cold-start.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  responsiveness: () => import('./responsiveness.ts'),
  engine: () => import('./engine.ts'),
  'large-data': () => import('./large-data.ts'),
  steps: () => import('./steps.ts'),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in figures))
if (unknown.length > 0) {
  console.error(`There is no figure ${unknown.join(', ')}. Figures: ${Object.keys(figures).join(', ')}`)
  process.exit(1)
}
for (const [name, load] of Object.entries(figures)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const { figure } = await load()
  printTable(`${name}: ${figure.title}`, await figure.measure())
}
