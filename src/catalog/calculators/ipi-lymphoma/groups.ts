import type { Band, Classification } from '../../kit/tool/classification.ts'

function group(
  id: string,
  from: number | undefined,
  [label, meaning]: readonly [Band['label'], Band['meaning']],
  tone: Band['tone'],
): Band {
  return { id, ...(from !== undefined && { from }), label, meaning, tone }
}

const alive = (points: string, years: number, percent: number): Band['meaning'] => ({
  en: `${points}: ${years}-year overall survival ${percent}%`,
  zh: `${points.replace('–', '~')} 分：${years} 年总生存率 ${percent}%`,
})

export const ipi: Classification<'score'> = {
  id: 'ipi',
  title: { en: 'IPI (1993)', zh: 'IPI（1993）' },
  output: 'score',
  on: 'raw',
  bands: [
    group('low', undefined, [{ en: 'Low', zh: '低危' }, alive('0–1', 5, 73)], 'good'),
    group('low-intermediate', 2, [{ en: 'Low-intermediate', zh: '低中危' }, alive('2', 5, 51)], 'neutral'),
    group('high-intermediate', 3, [{ en: 'High-intermediate', zh: '高中危' }, alive('3', 5, 43)], 'caution'),
    group('high', 4, [{ en: 'High', zh: '高危' }, alive('4–5', 5, 26)], 'alarm'),
  ],
}

export const revised: Classification<'score'> = {
  id: 'r-ipi',
  title: { en: 'R-IPI (with rituximab, 2007)', zh: 'R-IPI（利妥昔单抗时代，2007）' },
  output: 'score',
  on: 'raw',
  bands: [
    group('very-good', undefined, [{ en: 'Very good', zh: '极好' }, alive('0', 4, 94)], 'good'),
    group('good', 1, [{ en: 'Good', zh: '良好' }, alive('1–2', 4, 79)], 'neutral'),
    group('poor', 3, [{ en: 'Poor', zh: '不良' }, alive('3–5', 4, 55)], 'alarm'),
  ],
}
