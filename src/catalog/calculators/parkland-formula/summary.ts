import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'parkland-formula',
  family: 'critical-care',
  title: { en: 'Parkland burn resuscitation', zh: 'Parkland 烧伤补液公式' },
  subtitle: { en: 'Crystalloid in the first 24 hours', zh: '首个 24 h 晶体液' },
  keywords: [
    'burn',
    'Parkland',
    'Baxter',
    'Brooke',
    'TBSA',
    'fluid resuscitation',
    '烧伤',
    '烧伤补液',
    '液体复苏',
    'shaoshang buye',
    'ssby',
    'shaoshang',
    'ss',
  ],
  ward: [['烫伤', '烧伤面积', '烧伤输液', '火烧伤', 'scald', 'burns', 'TBSA补液']],
})
