import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'adrogue-madias',
  family: 'nephrology',
  title: {
    en: 'Change of sodium by one litre of infusate (Adrogué-Madias)',
    zh: '输液后血钠变化（Adrogué-Madias 公式）',
  },
  subtitle: { en: 'Hyponatraemia and hypernatraemia', zh: '低钠血症与高钠血症' },
  keywords: [
    'Adrogue-Madias',
    'hyponatremia',
    'hypertonic saline',
    '3% saline',
    'sodium correction',
    '低钠血症',
    '高渗盐水',
    '补钠公式',
    '血钠',
    'dina xuezheng',
    'dnxz',
    'buna gongshi',
  ],
  ward: [
    ['低钠', '补钠', '浓钠', '3%氯化钠', '高渗盐', '钠低', 'SIADH', 'low sodium', 'hyponatremia'],
    ['高钠', '钠高', '补水量', '缺水', '失水量', 'high sodium', 'hypernatraemia'],
  ],
})
