import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'harvey-bradshaw',
  family: 'gastroenterology',
  title: { en: 'Harvey–Bradshaw index', zh: 'Harvey-Bradshaw 指数（HBI）' },
  subtitle: { en: 'Activity of Crohn’s disease', zh: '克罗恩病活动度' },
  keywords: ['HBI', 'Crohn', 'IBD', '克罗恩病', '炎症性肠病', 'keluoenbing', 'kleb', 'yanzhengxing changbing', 'yzxcb'],
  ward: [['克罗恩', '克隆病', '克罗恩活动度', 'Crohn activity', 'Crohn disease']],
})
