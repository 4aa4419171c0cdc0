import { expect, test } from 'vitest'
import { track, whenChecked } from './formula-checks.ts'

test('a form waits until every formula is checked, also one whose check fails or that is typed meanwhile', async () => {
  await whenChecked()
  const order: string[] = []
  const later = (name: string, ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        order.push(name)
        resolve()
      }, ms)
    })
  track(later('first', 5).then(() => track(later('second', 5))))
  track(Promise.reject(new Error('lost')))
  await whenChecked()
  expect(order).toEqual(['first', 'second'])
})
