import { expect, test } from 'vitest'
import { isRecalled } from './recall.ts'

test.each([
  [[], false],
  [['phq-9'], false],
  [['wells-pe'], true],
  [['phq-9', 'wells-pe@2'], true],
  [['wells-pe@3'], true],
  [['wells-pe@1'], false],
])('revision 2 of wells-pe under %j', (list, expected) => {
  expect(isRecalled(list, 'wells-pe', 2)).toBe(expected)
})
