import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'iron-deficit-ganzoni',
  family: 'haematology',
  title: { en: 'Iron deficit (Ganzoni)', zh: '缺铁量（Ganzoni 公式）' },
  subtitle: { en: 'For intravenous iron', zh: '静脉补铁' },
  keywords: [
    'Ganzoni',
    'iron deficit',
    'intravenous iron',
    'iron deficiency anaemia',
    '缺铁量',
    '缺铁性贫血',
    '静脉补铁',
    'quetieliang',
    'qtl',
    'butie',
  ],
  ward: [
    ['补铁', '补铁量', '蔗糖铁', '缺铁', '缺铁贫', '铁剂用量', 'iron sucrose', 'IV iron', 'iron deficiency'],
    ['贫血', '网织', '溶贫', 'anemia'],
  ],
})
