import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'serum-osmolality-gap',
  family: 'nephrology',
  title: { en: 'Calculated osmolality and osmolal gap', zh: '血浆渗透压与渗透压间隙' },
  subtitle: { en: 'Toxic alcohols', zh: '毒性醇类中毒的筛查' },
  keywords: [
    'osmolality',
    'osmolarity',
    'osmolal gap',
    'osmolar gap',
    'methanol',
    'ethylene glycol',
    '渗透压',
    '渗透压间隙',
    '甲醇中毒',
    '乙二醇中毒',
    'shentouya jianxi',
    'styjx',
  ],
  ward: [
    ['渗透压差', '酒精中毒', '醇中毒', '假酒', '防冻液', 'methanol poisoning', 'toxic alcohol'],
    ['高血糖低钠', '高渗性昏迷', '高渗高血糖', 'hyperosmolar'],
  ],
})
