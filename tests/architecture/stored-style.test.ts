import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { styleOf } from '#app/outcome/chart-scene.ts'
import { applyStyle } from '#catalog/kit/figures/apply-style.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'

/** A style, a scene and the SVG of both as the program wrote them before it had scales other than logarithms, sizes of type and swapped axes. */
const { leaves, scene, svg } = JSON.parse(
  readFileSync(new URL('../fixtures/figure-style-of-57-options.json', import.meta.url), 'utf8'),
) as { leaves: StoredOptions; scene: Scene; svg: string }

test('a style that was stored before is read whole, and draws the same figure', () => {
  const style = styleOf(leaves)
  expect(style).toMatchObject(Object.fromEntries(Object.entries(leaves).filter(([leaf]) => leaf in styleOptions)))
  const drawn = applyStyle(scene, style, { n: 12, language: 'en' })
  expect(drawn.remarks).toEqual([])
  expect(renderSvg(drawn.scene, { theme: 'print' })).toBe(svg)
})
