import { describe, expect, test } from 'vitest'
import { exampleFrame } from '#catalog/kit/example.ts'
import { applyStyle } from '#catalog/kit/figures/apply-style.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { languages } from '#catalog/kit/words.ts'
import { load } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { layout } from '#figure/layout.ts'
import type { FontName } from '#figure/look.ts'
import type { Scene } from '#figure/scene.ts'
import { inFamily } from '#figure/text-width.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { layoutFaults } from './layout-faults.ts'
import { runExample } from './run-example.ts'

/**
 * Faults that a journal's designer would return, in every figure of every example: texts that overlap, that are cut off, or that cover lines
 * or points.
 */
const entries = entriesUnderTest('analyses', 'charts')

describe.each(entries)('$kind/$id', ({ kind, id }) => {
  test.each(languages)(
    'its figures in %s: no text overlaps another, is cut off, or covers the data',
    async (language) => {
      const { plots } = await load(kind, id, 'plot')
      const faults: string[] = []
      for (const example of (await load(kind, id, 'examples')).examples) {
        const outcome = await runExample(id, example, kind)
        if (outcome.status !== 'done') continue
        const names = namesOf(describeColumns(exampleFrame(example.data)))
        for (const figure of outcome.figures) {
          const scene = plots[figure.of]?.plot(figure.data, { settings: displaySettings(language), names, size: {} })
          if (scene === undefined) throw new Error(`No plot for ${figure.of}`)
          const found = kind === 'charts' ? fonts.flatMap((font) => faultsIn(styled(scene, font))) : faultsIn(scene)
          faults.push(...found.map((fault) => `${example.id}/${figure.id}: ${fault}`))
        }
      }
      expect(faults).toEqual([])
    },
  )
})

const fonts = ['sans', 'serif'] as const satisfies readonly FontName[]

function faultsIn(scene: Scene): readonly string[] {
  return inFamily(scene.look?.font ?? 'sans', () => layoutFaults(layout(scene)))
}

function styled(scene: Scene, font: FontName): Scene {
  const style = readOptions({ options: styleOptions }, { font }, { columns: [] })
  if (style.status !== 'ok') throw new Error(JSON.stringify(style))
  return applyStyle(scene, style.options).scene
}
