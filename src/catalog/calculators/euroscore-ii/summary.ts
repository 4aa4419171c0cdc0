import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'euroscore-ii',
  family: 'cardiology',
  title: { en: 'EuroSCORE II', zh: 'EuroSCORE II（心脏手术死亡风险）' },
  subtitle: { en: 'Death in hospital after cardiac surgery', zh: '心脏手术院内死亡' },
  keywords: [
    'EuroSCORE',
    'cardiac surgery',
    'CABG',
    'valve surgery',
    'operative mortality',
    '心脏手术',
    '冠状动脉搭桥',
    '手术死亡风险',
    'xinzang shoushu',
    'xzss',
    'shoushu siwang fengxian',
    'ssswfx',
  ],
  ward: [['心脏搭桥', '搭桥手术', '换瓣手术', '体外循环手术', '心外科死亡率', 'bypass surgery', 'valve replacement']],
})
