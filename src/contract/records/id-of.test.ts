import { expect, test } from 'vitest'
import { idOf } from './id-of.ts'

test.each([
  [['favourite', 'user', 'body-mass-index'], '8f76ede9-463f-89cd-b93a-63df5e34d5c3'],
  [['变量', '😀', 'a%b'], '81e51127-8445-84f5-9568-169482fb2be7'],
  [['\ud800x', ''], '03fce96c-379e-8002-8836-9eb5a4626c48'],
])('[R1] the id of %j is the same on every device, of whichever version', (words, id) => {
  expect(idOf(...words)).toBe(id)
})
