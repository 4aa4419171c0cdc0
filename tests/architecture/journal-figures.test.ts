import { describe, expect, test } from 'vitest'
import { type CheckedFigure, findingsIn, provenFix } from '#app/features/charts/figure-check/check-of-style.ts'
import { shownFigures, styleOf } from '#app/outcome/chart-scene.ts'
import { exampleFrame } from '#catalog/kit/example.ts'
import type { FigureStyle } from '#catalog/kit/figures/figure-style.ts'
import type { JournalName } from '#catalog/kit/figures/journals.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Language } from '#catalog/kit/words.ts'
import { load } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Finding } from '#figure/check/finding.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { runExample } from './run-example.ts'

/** One and two columns of journals with many rules. Widths in mm. */
const pages: readonly (readonly [JournalName, number, Language])[] = [
  ['nature', 89, 'en'],
  ['nature', 183, 'en'],
  ['plos', 140, 'en'],
  ['cma', 80, 'zh'],
  ['cma', 170, 'zh'],
]

/** No author applies more fixes to one figure. */
const MOST_FIXES = 10

const breaksRule = ({ level, unconfirmed }: Finding) => level === 'error' || unconfirmed === true

describe.each(entriesUnderTest('charts'))('$kind/$id', ({ kind, id }) => {
  test.each(pages)('its figures meet the rules of %s, %d mm, once the offered fixes are applied', async (...page) => {
    const [journal, figureWidth, language] = page
    const entry = await load(kind, id, 'plot')
    const { definition } = await load(kind, id, 'definition')
    const faults: string[] = []
    for (const example of (await load(kind, id, 'examples')).examples) {
      const outcome = await runExample(id, example, kind)
      const names = namesOf(describeColumns(exampleFrame(example.data)))
      const display = { settings: displaySettings(language), names }
      const drawnIn = (style: FigureStyle): readonly CheckedFigure[] => {
        const { joined, parts } = shownFigures(entry, outcome, style, display, (figures) => figures)
        return [...joined, ...parts.flatMap(({ figures }) => figures)].map(({ draw }) => ({
          style,
          draw,
          facts: {},
          isOfAnalysis: false,
          isContinued: definition.continued === true,
        }))
      }
      let style = styleOf({ journal, figureWidth })
      for (let fixes = 0; fixes < MOST_FIXES; fixes++) {
        const fix = await firstFix(drawnIn(style))
        if (fix === undefined) break
        style = { ...style, ...fix } as FigureStyle
      }
      const left = drawnIn(style).flatMap((figure) => findingsIn(figure, style).filter(breaksRule))
      for (const { code, params } of left) faults.push(`${example.id}: ${code} ${JSON.stringify(params)}`)
    }
    expect(faults).toEqual([])
  })
})

async function firstFix(figures: readonly CheckedFigure[]) {
  for (const figure of figures)
    for (const finding of findingsIn(figure, figure.style).filter(breaksRule)) {
      const fix = await provenFix(figure, finding, () => Promise.resolve())
      if (fix !== undefined) return fix
    }
  return undefined
}
