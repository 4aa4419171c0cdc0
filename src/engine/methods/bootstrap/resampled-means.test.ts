import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { replicateSeeds } from '../../random/replicate-seeds.ts'
import { resampledMeans } from './resampled-means.ts'

test('samples are those of R with the same seeds', async () => {
  // x <- c(1, 2, 4, 8, 9, 30); set.seed(7); sapply(sample.int(.Machine$integer.max, 5), function(s) { set.seed(s); y <- x[sample.int(6, 6, TRUE)]; c(mean(y), median(y)) })
  const { means, medians } = await resampledMeans(
    Float64Array.of(1, 2, 4, 8, 9, 30),
    replicateSeeds(7, 5),
    uninterrupted,
  )
  expect([...means]).toEqual([8, 7, 25 / 3, 9, 5.5].map((value) => expect.closeTo(value, 14)))
  expect([...medians]).toEqual([3, 9, 4, 6, 6])
})
