import type { Page } from '@playwright/test'

/**
 * Share of the inked pixels of two pictures of one figure that have no like pixel near in the other: a fourth of the range of any colour, within one
 * pixel, because programs smooth edges in their own way.
 * @param one a data URL of a picture, whose size in pixels both get
 */
export async function differingInk(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async (urls) => {
      const images = await Promise.all(
        urls.map(async (url) => {
          const image = new Image()
          image.src = url
          await image.decode()
          return image
        }),
      )
      const { naturalWidth: width = 0, naturalHeight: height = 0 } = images[0] ?? {}
      const [a, b] = images.map((image) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height })
        const context = canvas.getContext('2d')
        if (!context) throw new Error('no canvas')
        context.fillStyle = '#ffffff'
        context.fillRect(0, 0, width, height)
        context.drawImage(image, 0, 0, width, height)
        return context.getImageData(0, 0, width, height).data
      }) as [Uint8ClampedArray, Uint8ClampedArray]
      const inked = (data: Uint8ClampedArray, at: number) =>
        data[at] !== 255 || data[at + 1] !== 255 || data[at + 2] !== 255
      const differ = (at: number, to: number, from: Uint8ClampedArray, against: Uint8ClampedArray) =>
        [0, 1, 2].some((k) => Math.abs((from[at + k] ?? 0) - (against[to + k] ?? 0)) > 64)
      let [ink, apart] = [0, 0]
      for (const [from, against] of [
        [a, b],
        [b, a],
      ] as const)
        for (let y = 1; y < height - 1; y++)
          for (let x = 1; x < width - 1; x++) {
            const at = (y * width + x) * 4
            if (!inked(from, at)) continue
            ink++
            if (!differ(at, at, from, against)) continue
            let isNear = false
            for (let dy = -1; dy <= 1 && !isNear; dy++)
              for (let dx = -1; dx <= 1 && !isNear; dx++)
                isNear = !differ(at, at + (dy * width + dx) * 4, from, against)
            if (!isNear) apart++
          }
      return apart / ink
    },
    [one, other],
  )
}
