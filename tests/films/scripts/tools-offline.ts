import type { Film } from '../film.ts'

export const toolsOffline: Film = {
  title: { en: 'Clinical tools without a network', zh: '离线使用临床工具' },
  summary: {
    en: 'Scores and formulas at the bedside, without an account and without a network.',
    zh: '在床旁使用评分与公式，无需账号和网络。',
  },
  start: 'anonymous',
  at: '/tool/index',
  steps: [
    {
      chapter: { en: 'Ready', zh: '准备' },
      say: {
        en: 'The tools are open to everyone. One visit stores them on the device.',
        zh: '临床工具无需登录，打开一次就存到本设备。',
      },
      hold: 1000,
    },
    {
      chapter: { en: 'Offline', zh: '离线' },
      do: [{ server: 'stop' }, { reload: true }],
      say: { en: 'Now the network is gone. The page still opens.', zh: '现在网络断开了，页面照常打开。' },
      hold: 1000,
    },
    {
      do: [
        { fill: 'Search the tools', with: { en: 'creatinine', zh: '肌酐' } },
        { click: { role: 'link', name: { en: 'CKD-EPI 2021 creatinine', zh: 'CKD-EPI 2021 肌酐公式' } } },
      ],
      say: {
        en: 'Find a tool by a part of its name, in either language.',
        zh: '输入名称的一部分即可查找，中英文均可。',
      },
    },
    {
      do: [
        { fill: { en: 'Serum creatinine', zh: '血肌酐' }, with: { en: '96', zh: '96' } },
        { fill: { en: 'Age', zh: '年龄' }, with: { en: '58', zh: '58' } },
        { pick: { en: 'Female', zh: '女' } },
      ],
      say: {
        en: 'Fill in the values. The result appears with the last one.',
        zh: '填入各项，填完最后一项立即出结果。',
      },
      hold: 2000,
    },
    {
      do: [{ show: { role: 'heading', name: 'References' } }],
      say: { en: 'Below are the formula, its source, and for whom it holds.', zh: '下方列出公式、来源和适用人群。' },
      hold: 2000,
    },
  ],
}
