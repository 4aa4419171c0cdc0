import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'gad-7',
  family: 'psychiatry',
  title: { en: 'GAD-7', zh: 'GAD-7 焦虑筛查量表' },
  subtitle: { en: 'Generalised anxiety over two weeks', zh: '近两周广泛性焦虑' },
  keywords: [
    'GAD7',
    'anxiety',
    'generalised anxiety disorder',
    '焦虑',
    '广泛性焦虑',
    '焦虑量表',
    'jiaolv liangbiao',
    'jllb',
    'jiaolv',
    'jl',
    'guangfanxing jiaolv',
    'gfxjl',
  ],
  ward: [['焦虑症', '紧张', '担心', '惊恐', '心慌焦虑', 'anxious', 'worry']],
})
