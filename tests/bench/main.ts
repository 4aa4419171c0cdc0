/**
 * `npm run bench [name ...]`: the figures of the product, each beside its peer measured in the same run, median of five. Times are printed, never
 * asserted. The figures of the browser measure the build in dist/app. Part of a figure: `npm run bench engine -- --rows 1000 --only logistic --peers R`.
 */
import { askedFor, WrongArguments } from './asked.ts'
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
  server: () => import('./server.ts'),
  push: () => import('./push.ts'),
  tools: () => import('./tools.ts'),
  attack: () => import('./attack.ts'),
}

try {
  const asked = askedFor(process.argv.slice(2), Object.keys(figures))
  for (const [name, load] of Object.entries(figures)) {
    if (asked.figures.length > 0 && !asked.figures.includes(name)) continue
    const { figure } = await load()
    printTable(`${name}: ${figure.title}`, await figure.measure(asked))
  }
} catch (error) {
  if (!(error instanceof WrongArguments)) throw error
  console.error(error.message)
  process.exit(1)
}
