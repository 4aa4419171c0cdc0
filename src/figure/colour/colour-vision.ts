import { type Matrix, type Triple, times } from './rgb.ts'

export type ColourVision = 'normal' | 'protan' | 'deutan' | 'tritan'

/**
 * Machado GM, Oliveira MM, Fernandes LAF. A physiologically-based model for simulation of color vision deficiency. IEEE Trans Vis Comput
 * Graph 2009;15:1291-8, severity 1.0; the numbers as in `colour/blindness/datasets/machado2010.py` of github.com/colour-science/colour.
 */
const severest: Readonly<Record<Exclude<ColourVision, 'normal'>, Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** Linear light as a person with this colour vision sees it, within sRGB. */
export function seenBy(vision: ColourVision, linear: Triple): Triple {
  if (vision === 'normal') return linear
  const [r, g, b] = times(severest[vision], linear)
  return [within(r), within(g), within(b)]
}

function within(light: number): number {
  return Math.min(1, Math.max(0, light))
}
