import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'lights-criteria',
  family: 'respiratory',
  title: { en: 'Light’s criteria', zh: 'Light 标准' },
  subtitle: { en: 'Pleural effusion: exudate or transudate', zh: '胸腔积液：渗出液或漏出液' },
  keywords: [
    'pleural effusion',
    'exudate',
    'transudate',
    'LDH',
    '胸腔积液',
    '胸水',
    '渗出液',
    '漏出液',
    'xiongqiang jiye',
    'xqjy',
    'shenchuye',
    'scy',
  ],
  ward: [['胸水性质', '胸腔积水', '胸腔穿刺', '胸穿', '渗漏出液', '渗出还是漏出', 'thoracentesis', 'pleural fluid']],
})
