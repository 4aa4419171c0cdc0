import type { Reference } from './reference.ts'

/** Works on tests of many genes and variants. */
export const omics = {
  'devlin-roeder-1999': {
    text: 'Devlin B, Roeder K. Genomic control for association studies. Biometrics 1999;55:997–1004.',
  },
  'gao-2013': {
    text: 'Gao J, Aksoy BA, Dogrusoz U, Dresdner G, Gross B, Sumer SO, et al. Integrative analysis of complex cancer genomics and clinical profiles using the cBioPortal. Sci Signal 2013;6:pl1.',
  },
  'benjamini-hochberg-1995': {
    text: 'Benjamini Y, Hochberg Y. Controlling the false discovery rate: a practical and powerful approach to multiple testing. J R Stat Soc B 1995;57:289–300.',
  },
  'subramanian-2005': {
    text: 'Subramanian A, Tamayo P, Mootha VK, Mukherjee S, Ebert BL, Gillette MA, et al. Gene set enrichment analysis: a knowledge-based approach for interpreting genome-wide expression profiles. Proc Natl Acad Sci USA 2005;102:15545–15550.',
  },
  'phipson-smyth-2010': {
    text: 'Phipson B, Smyth GK. Permutation P-values should never be zero: calculating exact P-values when permutations are randomly drawn. Stat Appl Genet Mol Biol 2010;9:39.',
  },
} as const satisfies Readonly<Record<string, Reference>>
