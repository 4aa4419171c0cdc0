import type { Band, Classification } from '../../kit/tool/classification.ts'

const one: Band = {
  id: '1',
  label: { en: 'Grade 1', zh: '1 级' },
  meaning: { en: '≤ −2.60: liver function is preserved', zh: '≤ −2.60：肝功能良好' },
  tone: 'good',
}

const three: Band = {
  id: '3',
  from: -1.38,
  label: { en: 'Grade 3', zh: '3 级' },
  meaning: { en: '> −1.39: liver function is poor', zh: '> −1.39：肝功能差' },
  tone: 'alarm',
}

export const grade: Classification<'albi'> = {
  id: 'grade',
  title: { en: 'ALBI', zh: 'ALBI' },
  output: 'albi',
  on: 'rounded',
  bands: [
    one,
    {
      id: '2',
      from: -2.59,
      label: { en: 'Grade 2', zh: '2 级' },
      meaning: { en: '> −2.60 to −1.39', zh: '> −2.60~−1.39' },
      tone: 'caution',
    },
    three,
  ],
}

/** Splits grade 2 at −2.27. */
export const modified: Classification<'albi'> = {
  id: 'modified',
  title: { en: 'Modified (mALBI)', zh: '改良分级（mALBI）' },
  output: 'albi',
  on: 'rounded',
  bands: [
    one,
    {
      id: '2a',
      from: -2.59,
      label: { en: 'Grade 2a', zh: '2a 级' },
      meaning: { en: '> −2.60 to −2.27', zh: '> −2.60~−2.27' },
      tone: 'neutral',
    },
    {
      id: '2b',
      from: -2.26,
      label: { en: 'Grade 2b', zh: '2b 级' },
      meaning: { en: '> −2.27 to −1.39', zh: '> −2.27~−1.39' },
      tone: 'caution',
    },
    three,
  ],
}
