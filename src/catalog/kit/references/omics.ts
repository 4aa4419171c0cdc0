import type { Reference } from './reference.ts'

/** Works on tests of many genes and variants. */
export const omics = {
  'devlin-roeder-1999': {
    text: 'Devlin B, Roeder K. Genomic control for association studies. Biometrics 1999;55:997–1004.',
  },
} as const satisfies Readonly<Record<string, Reference>>
