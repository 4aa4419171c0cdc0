import { resampledEffects } from '../methods/bootstrap/resampled-effects.ts'
import { resampledMeans } from '../methods/bootstrap/resampled-means.ts'
import { randomEigenvalues } from '../methods/dimension-reduction/random-eigenvalues.ts'
import type { Kernel, KernelName, Kernels } from '../scatter/kernel.ts'

export const kernels: { readonly [K in KernelName]: Kernel<Kernels[K]> } = {
  'resampled-means': resampledMeans,
  'resampled-effects': resampledEffects,
  'random-eigenvalues': randomEigenvalues,
}
