import { expect, test } from 'vitest'
import { longer, RichText, unescaped } from './rich-text.ts'

test('characters that XML cannot contain are decoded, anywhere in a text', () => {
  expect(unescaped('a_x000D_b_x005F_x0041_')).toBe('a\rb_x0041_')
  expect(unescaped('_x0041__x0042_c')).toBe('ABc')
  expect(unescaped('_x41_ _X0041_ _x00g1_ _x0041')).toBe('_x41_ _X0041_ _x00g1_ _x0041')
  for (const count of [2047, 2048, 2049, 5000]) expect(unescaped('x_x0041_'.repeat(count))).toBe('xA'.repeat(count))
})

test('a text of 16 MB is accepted, a longer one is refused', () => {
  const most = 'x'.repeat(16 << 20)
  expect(longer(most.slice(1), 'y')).toHaveLength(16 << 20)
  expect(() => longer(most, 'y')).toThrow('cell-too-long {"limit":16}')
})

test('the text of runs is read, that of phonetic guides is not', () => {
  const text = new RichText()
  const run = (value: string) => {
    text.open('t')
    text.add(value)
    text.close('t')
    text.add('between')
  }
  run('a')
  text.open('rPh')
  run('guide')
  text.close('rPh')
  run('_x00')
  text.open('t')
  text.add('_x00')
  text.add('42_')
  text.close('t')
  expect(text.value).toBe('a_x00B')
  text.open('rPh')
  text.clear()
  run('c')
  expect(text.value).toBe('c')
})
