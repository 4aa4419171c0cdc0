import type { Reference } from './reference.ts'

/** Works on control charts and the control of quality. */
export const quality = {
  'tippett-1925': {
    text: 'Tippett LHC. On the extreme individuals and the range of samples taken from a normal population. Biometrika 1925;17:364–387.',
  },
  'roberts-1959': {
    text: 'Roberts SW. Control chart tests based on geometric moving averages. Technometrics 1959;1:239–250.',
  },
  'burr-1969': {
    text: 'Burr IW. Control charts for measurements with varying sample sizes. J Qual Technol 1969;1:163–167.',
  },
  'nelson-1984': {
    text: 'Nelson LS. The Shewhart control chart—tests for special causes. J Qual Technol 1984;16:237–239.',
  },
  'anhoj-olesen-2014': {
    text: 'Anhøj J, Olesen AV. Run charts revisited: a simulation study of run chart rules for detection of non-random variation in health care processes. PLoS One 2014;9:e113825.',
  },
  'montgomery-2020': {
    text: 'Montgomery DC. Introduction to statistical quality control. 8th ed. Hoboken: Wiley; 2020.',
  },
  'levey-jennings-1950': {
    text: 'Levey S, Jennings ER. The use of control charts in the clinical laboratory. Am J Clin Pathol 1950;20:1059–1066.',
  },
  'westgard-1981': {
    text: 'Westgard JO, Barry PL, Hunt MR, Groth T. A multi-rule Shewhart chart for quality control in clinical chemistry. Clin Chem 1981;27:493–501.',
  },
} as const satisfies Readonly<Record<string, Reference>>
