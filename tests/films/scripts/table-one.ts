import type { Film } from '../film.ts'

export const tableOne: Film = {
  title: { en: 'Table 1', zh: '基线资料表' },
  summary: {
    en: 'The groups side by side with tests, as a three-line table for Word.',
    zh: '各组并列、附检验，导出 Word 三线表。',
  },
  start: 'trial',
  steps: [
    {
      chapter: { en: 'Choose', zh: '选择分析' },
      do: [{ click: { role: 'link', name: 'Analyse' } }],
      say: { en: 'From the data, go on to the analyses.', zh: '从数据页进入分析。' },
    },
    {
      do: [{ click: { role: 'button', name: { en: 'Table 1: baseline', zh: '基线资料表' }, in: 'offers' } }],
      say: { en: 'Table 1 describes who took part, group by group.', zh: '基线资料表按组描述研究对象。' },
    },
    {
      chapter: { en: 'Variables', zh: '变量' },
      do: [
        { check: { en: 'sex', zh: '性别' } },
        { check: { en: 'age', zh: '年龄' } },
        { check: { en: 'before', zh: '治疗前' } },
      ],
      say: { en: 'Tick the variables. The table grows while you choose.', zh: '勾选变量，表格随选随算。' },
    },
    {
      do: [{ choose: { en: 'Groups', zh: '分组变量' }, option: { en: 'arm', zh: '组别' } }],
      say: {
        en: 'With groups there are tests. Which one, stands below the table.',
        zh: '选择分组后给出检验，所用方法注明在表下。',
      },
    },
    {
      do: [{ show: { testid: 'table-' } }],
      say: {
        en: 'Every number was computed on this device. No row left it.',
        zh: '每个数字都在本设备上算出，数据没有离开。',
      },
      hold: 2000,
    },
    {
      chapter: { en: 'Word', zh: '导出 Word' },
      do: [{ click: { role: 'button', name: 'Save as Word' }, downloads: true }],
      say: { en: 'Save it as a three-line table for Word.', zh: '保存为 Word 三线表。' },
      hold: 1500,
    },
    {
      do: [{ show: { role: 'region', name: 'Reading' } }],
      say: { en: 'The reading and the sentence for the Methods are beside it.', zh: '旁边还有结果解读和方法学描述。' },
      hold: 2000,
    },
  ],
}
