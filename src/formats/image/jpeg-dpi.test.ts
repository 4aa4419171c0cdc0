import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withJpegDpi } from './jpeg-dpi.ts'

const plain = async (format: 'jpeg' | 'png') =>
  new Uint8Array(
    await sharp({ create: { width: 9, height: 4, channels: 3, background: '#d55e00' } })
      .toFormat(format)
      .toBuffer(),
  )

test('another reader finds the resolution, and the same picture', async () => {
  const given = await plain('jpeg')
  const marked = withJpegDpi(given, 600)
  const image = sharp(Buffer.from(marked))
  expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 9, height: 4, density: 600 })
  expect(await image.raw().toBuffer()).toEqual(await sharp(Buffer.from(given)).raw().toBuffer())
  const again = withJpegDpi(marked, 300)
  expect(again.length).toBe(marked.length)
  expect(await sharp(Buffer.from(again)).metadata()).toMatchObject({ density: 300 })
})

test('other bytes are refused', async () => {
  const png = await plain('png')
  expect(() => withJpegDpi(png, 300)).toThrow(RangeError)
  expect(() => withJpegDpi(new Uint8Array(4), 300)).toThrow(RangeError)
})
