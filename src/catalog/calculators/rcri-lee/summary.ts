import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'rcri-lee',
  family: 'anaesthesia',
  title: { en: 'Revised cardiac risk index (Lee)', zh: '改良心脏风险指数（RCRI）' },
  subtitle: { en: 'Non-cardiac surgery', zh: '非心脏手术' },
  keywords: [
    'RCRI',
    'Lee index',
    'perioperative',
    'preoperative',
    'Lee 指数',
    '围术期',
    '心脏风险',
    'xinzang fengxian',
    'xzfx',
  ],
  ward: [
    ['手术心脏风险', '围术期心脏风险', '术前心脏评估', '非心脏手术风险', 'cardiac clearance', 'preop cardiac risk'],
    [],
    ['麻醉风险', '麻醉评估', '术前麻醉', '全麻', 'anesthesia risk', 'preop assessment'],
  ],
})
