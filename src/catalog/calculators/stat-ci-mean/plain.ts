import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    m: { input: 'mean', unit: '1' },
    sd: { input: 'sd', unit: '1' },
    n: { input: 'n', unit: '1' },
    m0: { input: 'hypothesised', unit: '1' },
    m2: { input: 'mean2', unit: '1' },
    sd2: { input: 'sd2', unit: '1' },
    n2: { input: 'n2', unit: '1' },
  },
  outputs: {
    ci: ['meanLow', 'meanHigh'],
    t: 'meanT',
    df: 'meanDf',
    p: 'meanP',
    diff: 'difference',
    diff_ci: ['differenceLow', 'differenceHigh'],
    diff_t: 'differenceT',
    diff_df: 'differenceDf',
    diff_p: 'differenceP',
  },
  examples: [
    { inputs: { m: 120, sd: 15, n: 30 }, outputs: { ci: [114.399, 125.601] } },
    { inputs: { m: 120, sd: 15, n: 30, m0: 115 }, outputs: { t: 1.8257, df: 29, p: 0.0782 } },
    {
      inputs: { m: 120, sd: 15, n: 30, m2: 110, sd2: 12, n2: 25 },
      outputs: { diff_t: 2.7462, diff_df: 52.93, diff_p: 0.00822 },
    },
  ],
})
