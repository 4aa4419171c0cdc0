import { expect, test } from 'vitest'
import { partStates } from '#tests/parts-page/part-states.ts'
import { kindsWithoutControl, shownOptions } from '#tests/parts-page/shown-options.ts'
import { sourcesBelow, textOf } from './imports.ts'

test('the page of parts shows an option of every kind', () => {
  const declared = sourcesBelow('src/catalog/kit').flatMap((file) =>
    [...textOf(file).matchAll(/^export interface \w+Option\b.*\n {2}readonly kind: '([a-z-]+)'/gm)].map(
      ([, kind = '']) => kind,
    ),
  )
  expect(declared.length).toBeGreaterThan(25)
  const shown = new Set(Object.values(shownOptions).map(({ kind }) => kind as string))
  expect([...shown].sort()).toEqual([...declared].sort())
  expect(kindsWithoutControl.filter((kind) => !declared.includes(kind))).toEqual([])
})

test('the page of parts shows every dialog of the application', () => {
  const dialogs = sourcesBelow('src/app').filter((file) => /<Dialog\n|<Dialog /.test(textOf(file)))
  expect(dialogs.length).toBeGreaterThan(20)
  const shown = new Set(partStates.flatMap(({ dialog }) => dialog ?? []))
  expect([...shown].sort()).toEqual([...dialogs].sort())
})

test('each state of the page has a name of its own', () => {
  const ids = partStates.map(({ id }) => id)
  expect(ids.filter((id, k) => ids.indexOf(id) !== k)).toEqual([])
})
