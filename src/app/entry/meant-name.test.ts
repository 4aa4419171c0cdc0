import { expect, test } from 'vitest'
import { meantName, typedName } from './meant-name.ts'

const columns = ['age', 'weight', '体重指数', 'wt loss'].map((name) => ({
  name,
  label: name === 'age' ? 'Age, years' : '',
}))

test('the closest name is meant, whatever its case, or the one whose label was typed', async () => {
  expect(await meantName('AGE', columns)).toBe('age')
  expect(await meantName('agee', columns)).toBe('age')
  expect(await meantName('wieght', columns)).toBe('weight')
  expect(await meantName('体重', columns)).toBeUndefined()
  expect(await meantName('体重指', columns)).toBe('体重指数')
  expect(await meantName('age, years', columns)).toBe('age')
})

test('a name that resembles none means none', async () => {
  expect(await meantName('haemoglobin', columns)).toBeUndefined()
  expect(await meantName('x', [])).toBeUndefined()
})

test('a name with spaces or backticks is quoted', () => {
  expect(['age', 'wt loss', 'a`b'].map(typedName)).toEqual(['age', '`wt loss`', '`a``b`'])
})
