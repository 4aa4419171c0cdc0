import { firstLoad } from '#tests/tools/first-load.ts'
import type { Figure } from './figure.ts'
import { builtApp } from './site.ts'

export const figure: Figure = {
  title: 'JavaScript of a first visit, brotli 11, without the service worker',
  async measure() {
    return firstLoad(builtApp()).map(({ path, budget, bytes }) => ({
      what: path,
      value: bytes / 1000,
      unit: 'kB',
      target: `<= ${budget / 1000} kB`,
      met: bytes <= budget,
    }))
  },
}
