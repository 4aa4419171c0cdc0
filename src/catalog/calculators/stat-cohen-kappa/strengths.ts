import type { Band, Classification } from '../../kit/tool/classification.ts'

function band(id: string, from: number | undefined, en: string, zh: string, range: string, tone: Band['tone']): Band {
  return {
    id,
    ...(from === undefined ? {} : { from }),
    label: { en, zh },
    meaning: { en: `κ ${range}`, zh: `κ ${range.replace('–', '~')}` },
    tone,
  }
}

/** Landis and Koch 1977, applied to κ rounded to two decimals. */
export const strengths: Classification<'kappa'> = {
  id: 'strength',
  output: 'kappa',
  on: 'rounded',
  bands: [
    band('poor', undefined, 'Poor', '差', '< 0', 'alarm'),
    band('slight', 0, 'Slight', '轻微', '0.00–0.20', 'alarm'),
    band('fair', 0.21, 'Fair', '一般', '0.21–0.40', 'caution'),
    band('moderate', 0.41, 'Moderate', '中等', '0.41–0.60', 'neutral'),
    band('substantial', 0.61, 'Substantial', '较强', '0.61–0.80', 'good'),
    band('almost-perfect', 0.81, 'Almost perfect', '极强', '0.81–1.00', 'good'),
  ],
}
