import { expect, test } from 'vitest'
import { fitted, isPicture } from './read-picture.ts'

test('a PNG and a JPG are recognised by their first bytes, whatever their name', () => {
  expect(isPicture(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe(true)
  expect(isPicture(new Uint8Array([0xff, 0xd8, 0xff, 0xe1]))).toBe(true)
  expect(isPicture(new TextEncoder().encode('GIF89a'))).toBe(false)
  expect(isPicture(new TextEncoder().encode('<svg/>'))).toBe(false)
  expect(isPicture(new Uint8Array([0xff, 0xd8]))).toBe(false)
})

test('a large photograph is scaled down with its aspect ratio, a small one is unchanged', () => {
  expect(fitted({ width: 6000, height: 4000 }, 2048)).toEqual({ width: 2048, height: 1365 })
  expect(fitted({ width: 40, height: 30 }, 2048)).toEqual({ width: 40, height: 30 })
  expect(fitted({ width: 1, height: 9000 }, 2048)).toEqual({ width: 1, height: 2048 })
})
