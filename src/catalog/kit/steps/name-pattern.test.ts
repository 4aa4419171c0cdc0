import { expect, test } from 'vitest'
import { patternName, patternProblem } from './name-pattern.ts'

test('a pattern has the name and the part where their marks are, whatever these contain', () => {
  expect(patternName(' {name}_z ', '身高')).toBe('身高_z')
  expect(patternName('{part} of {name} ({name})', 'a', 'year')).toBe('year of a (a)')
  expect(patternName('{name}_{part}', '{part}$&', '{name}')).toBe('{part}$&_{name}')
})

test('several variables need the mark of the name, several parts that of the part', () => {
  expect(patternProblem('z', 1)).toBeNull()
  expect(patternProblem('z', 2)).toMatchObject({ code: 'pattern-needs-name', option: 'pattern' })
  expect(patternProblem('{name}', 1, 3)).toMatchObject({ code: 'pattern-needs-part', params: { mark: '{part}' } })
  expect(patternProblem('{name}{part}', 2, 2)).toBeNull()
})
