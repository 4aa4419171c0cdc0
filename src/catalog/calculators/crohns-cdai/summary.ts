import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'crohns-cdai',
  family: 'gastroenterology',
  title: { en: "Crohn's disease activity index (CDAI)", zh: '克罗恩病活动指数（CDAI）' },
  subtitle: { en: 'From a diary of seven days', zh: '基于 7 天日记' },
  keywords: [
    'CDAI',
    'Crohn',
    'Best',
    'inflammatory bowel disease',
    '克罗恩病',
    '克罗恩病活动指数',
    '炎症性肠病',
    'keluoen bing',
    'kleb',
    'yanzheng xing changbing',
    'yzxcb',
  ],
  ward: [[], ['克罗恩', '克隆病', '克罗恩活动度', 'Crohn activity', 'Crohn disease']],
})
