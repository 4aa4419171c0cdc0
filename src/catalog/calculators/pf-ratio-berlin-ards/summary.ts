import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'pf-ratio-berlin-ards',
  family: 'critical-care',
  title: { en: 'P/F ratio and ARDS (Berlin, 2023 global)', zh: '氧合指数与 ARDS 分级（柏林定义与 2023 全球定义）' },
  subtitle: { en: 'PaO₂/FiO₂ and SpO₂/FiO₂', zh: 'PaO₂/FiO₂ 与 SpO₂/FiO₂' },
  keywords: [
    'P/F',
    'PaO2/FiO2',
    'S/F',
    'ARDS',
    'Berlin',
    'respiratory failure',
    '氧合指数',
    '急性呼吸窘迫综合征',
    '柏林定义',
    'yanghe zhishu',
    'yhzs',
    'huxi jiongpo',
    'hxjp',
  ],
  ward: [
    ['呼吸衰竭', '呼衰', '缺氧', '低氧', '氧合', '白肺', '急性肺损伤', 'PF ratio', 'hypoxia', 'hypoxemia'],
    ['高流量', '高流量失败', '氧疗失败', 'HFNC失败', 'high flow oxygen'],
  ],
})
