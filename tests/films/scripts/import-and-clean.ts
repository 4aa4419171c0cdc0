import type { Film } from '../film.ts'
import { trial, trialProject } from './trial.ts'

export const importAndClean: Film = {
  title: { en: 'Import and clean', zh: '导入与整理数据' },
  summary: {
    en: 'A spreadsheet becomes a dataset with types, labels, and steps that can be undone.',
    zh: '把电子表格变成带类型、可撤销步骤的数据集。',
  },
  start: 'projects',
  steps: [
    {
      chapter: { en: 'A project', zh: '新建项目' },
      do: [{ click: { role: 'button', name: 'New project' } }],
      say: {
        en: 'A project keeps your spreadsheets and all that is made of them.',
        zh: '项目保存电子表格，以及由它得到的一切。',
      },
    },
    {
      do: [{ fill: 'Project name', with: trialProject }, { click: { role: 'button', name: 'Create', exact: true } }],
      say: {
        en: 'Rows stay on this device unless you choose the server too.',
        zh: '除非选择同时存到服务器，数据只留在本设备。',
      },
    },
    {
      chapter: { en: 'Import', zh: '导入' },
      do: [{ attach: { role: 'button', name: 'Import a file' }, file: 'trial.csv', text: trial }],
      say: {
        en: 'Import a CSV or Excel file. The types of the columns are found.',
        zh: '导入 CSV 或 Excel 文件，系统自动识别各列类型。',
      },
    },
    {
      do: [{ show: { testid: 'grid' } }],
      say: { en: 'Each head shows how the values are distributed.', zh: '每列表头显示数据的分布。' },
      hold: 1500,
    },
    {
      chapter: { en: 'Steps', zh: '整理步骤' },
      do: [
        { click: { role: 'button', name: 'Add', exact: true } },
        { click: { role: 'button', name: { en: 'Filter rows', zh: '筛选' }, in: 'dialog' } },
      ],
      say: {
        en: 'Cleaning is a list of steps. The file itself never changes.',
        zh: '整理由一个个步骤组成，原文件始终不变。',
      },
    },
    {
      do: [
        { fill: { en: 'Condition', zh: '条件' }, with: { en: 'age >= 18', zh: '年龄 >= 18' } },
        { click: { role: 'button', name: 'Add the step' } },
      ],
      say: { en: 'Keep the adults: the condition is checked while you type.', zh: '只保留成年人：条件边输入边检查。' },
      hold: 1200,
    },
    {
      do: [{ click: { role: 'button', name: 'Undo' } }, { click: { role: 'button', name: 'Redo' } }],
      say: {
        en: 'Every step can be undone, redone, changed or switched off.',
        zh: '每一步都可以撤销、重做、修改或停用。',
      },
    },
    {
      do: [{ click: { role: 'tab', name: 'Variables' } }],
      say: {
        en: 'Labels and measurement levels are set on the page of variables.',
        zh: '在“变量”页设置标签和测量水平。',
      },
      hold: 2000,
    },
  ],
}
