import { expect, test } from 'vitest'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { Scene } from '#figure/scene.ts'
import { usualPage } from '../../../data/figure-pages.ts'
import { type DrawnCell, pageScene, tagText } from './page-scene.ts'

const read = readOptions({ options: styleOptions }, {}, { columns: [] })
if (read.status !== 'ok') throw new Error('no style')
const style = read.options

function cell(id: string, span = 1, figureCaption = ''): DrawnCell {
  return {
    id,
    span,
    title: id,
    style: { ...style, figureCaption },
    draw: ({ figureWidth, figureHeight }) => ({
      scene: { width: figureWidth ?? 0, height: figureHeight ?? 0, description: id, panels: [] } satisfies Scene,
      remarks: [],
      caption: `Points of ${id}.`,
    }),
  }
}
const placesOf = (scene: Scene) => scene.parts?.map(({ x, y, width, tag }) => [tag, x, y, width])

test('figures fill the rows in order, and one that does not fit begins the next row', () => {
  const scene = pageScene({ ...usualPage, width: 184 }, [cell('p'), cell('q', 2), cell('r'), cell('s')], 'en')
  expect(placesOf(scene)).toEqual([
    ['A', 0, 0, 90],
    ['B', 0, 74, 184],
    ['C', 0, 148, 90],
    ['D', 94, 148, 90],
  ])
  expect(scene.height).toBeGreaterThan(3 * 70 + 2 * 4)
})

test('a figure is at most as wide as the page', () => {
  expect(placesOf(pageScene({ ...usualPage, columns: 1 }, [cell('p', 3)], 'en'))).toEqual([['A', 0, 0, 180]])
})

test('captions are joined under their letters; the reader’s own replaces that of the figure', () => {
  const cells = [cell('p'), cell('q', 1, 'Own words')]
  expect(pageScene(usualPage, cells, 'en').caption).toBe('(A) Points of p. (B) Own words.')
  expect(pageScene({ ...usualPage, tags: '(a)' }, cells, 'zh').caption).toBe('（a）Points of p。 （b）Own words。')
  expect(pageScene({ ...usualPage, captions: 'none' }, cells, 'en').caption).toBeUndefined()
  expect(pageScene(usualPage, cells, 'en').description).toBe('A: p B: q')
})

test('letters go on after Z', () => {
  expect([0, 25, 26, 27, 51, 52].map((k) => tagText('A', k))).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA'])
  expect([tagText('a', 2), tagText('(a)', 2), tagText('none', 2)]).toEqual(['c', '(c)', undefined])
})
