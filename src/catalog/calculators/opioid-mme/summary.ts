import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'opioid-mme',
  family: 'anaesthesia',
  title: { en: 'Morphine milligram equivalents, CDC 2022', zh: '吗啡毫克当量（MME，CDC 2022）' },
  subtitle: { en: 'Total daily dose of opioids', zh: '阿片类药物每日总量' },
  keywords: [
    'MME',
    'MEDD',
    'opioid',
    'morphine equivalent',
    'oxycodone',
    'fentanyl patch',
    '吗啡当量',
    '吗啡毫克当量',
    '阿片类药物',
    '羟考酮',
    '芬太尼贴剂',
    'mafei dangliang',
    'mfdl',
    'apian lei yaowu',
    'aplyw',
  ],
})
