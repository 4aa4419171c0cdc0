import type { Words } from '#catalog/kit/words.ts'
import type { DemoPictureName } from '../../demo/demo-picture.tsx'

interface TutorialStep {
  readonly title: Words
  readonly text: Words
  readonly picture?: DemoPictureName
}

export interface BuiltInTutorial {
  readonly id: string
  readonly title: Words
  readonly summary: Words
  readonly steps: readonly TutorialStep[]
}

/** Tutorials of the first steps. They come with the application, so they are there offline and before an operator has published any. */
export const builtInTutorials: readonly BuiltInTutorial[] = [
  {
    id: 'first-table',
    title: { en: 'From a spreadsheet to Table 1', zh: '从电子表格到基线表' },
    summary: {
      en: 'Import a file, put it in order, and take a three-line table into your paper.',
      zh: '导入文件、整理数据，把三线表放进论文。',
    },
    steps: [
      {
        title: { en: 'Make a project', zh: '新建项目' },
        text: {
          en: 'On the page of projects choose “New project”, or “Open the demo” to try everything with real data first. A project keeps its spreadsheets, every step of cleaning, and the results.',
          zh: '在项目页选择“新建项目”；也可以先“打开示例”，用真实数据试用全部功能。项目保存电子表格、每一步整理和全部结果。',
        },
        picture: 'project',
      },
      {
        title: { en: 'Import and clean', zh: '导入与整理' },
        text: {
          en: 'Import a file of Excel, SPSS, Stata, SAS or R, or CSV: types, labels and missing codes are taken from the file or found in its cells. Then choose “Add a step” to filter, compute or recode. The file itself never changes, and each step can be undone or switched off.',
          zh: '导入 Excel、SPSS、Stata、SAS、R 或 CSV 文件：变量类型、标签和缺失码取自文件，或由单元格识别。然后用“添加步骤”筛选、计算或重新编码。原文件始终不变，每一步都可以撤销或停用。',
        },
        picture: 'data',
      },
      {
        title: { en: 'Make the table', zh: '生成表格' },
        text: {
          en: 'Choose “New analysis”, then “Table 1: baseline characteristics”, its variables and the groups. The tests follow the kind of each variable, and the rule stands under the table. “Save as Word” gives a three-line table; beside it are the reading, the sentence for the Methods and the R script.',
          zh: '选择“新建分析”，再选“基线资料表（表 1）”，指定变量和分组。检验方法按变量类型选择，规则注明在表下。“保存为 Word”得到三线表；旁边还有结果解读、方法学描述和 R 脚本。',
        },
        picture: 'table',
      },
    ],
  },
  {
    id: 'survival-curve',
    title: { en: 'A survival curve for the paper', zh: '绘制论文用的生存曲线' },
    summary: {
      en: 'Kaplan–Meier with numbers at risk, the log-rank test, and a figure in the journal’s size.',
      zh: 'Kaplan–Meier 曲线、风险人数表、log-rank 检验，并按期刊尺寸导出图形。',
    },
    steps: [
      {
        title: { en: 'Say what the outcome is', zh: '指定结局' },
        text: {
          en: 'Choose “New analysis” and “Kaplan–Meier”. Name the follow-up time, the variable of the event and the values that count as one, and the groups. The result appears while you choose, because it is computed on your device.',
          zh: '选择“新建分析”中的 Kaplan–Meier 生存分析，指定随访时间、结局变量、哪些取值算作事件，以及分组。计算在您的设备上进行，边选边出结果。',
        },
        picture: 'curve',
      },
      {
        title: { en: 'Take it along', zh: '带走结果' },
        text: {
          en: 'Save the figure as SVG, PDF, PNG or TIFF in the size and resolution that the journal asks for. “Check in R” runs the same analysis in R, in the browser, and compares the numbers.',
          zh: '图形可按期刊要求的尺寸和分辨率保存为 SVG、PDF、PNG 或 TIFF。“用 R 复核”会在浏览器里用 R 运行同一分析并比对数值。',
        },
      },
    ],
  },
  {
    id: 'bedside-tools',
    title: { en: 'Clinical tools at the bedside', zh: '在床旁使用临床工具' },
    summary: {
      en: 'Scores and formulas with their sources, without an account and without a network.',
      zh: '评分与公式，注明来源，无需账号，也无需网络。',
    },
    steps: [
      {
        title: { en: 'Find and fill in', zh: '查找与填写' },
        text: {
          en: 'Open the clinical tools and type a part of a name, in Chinese or English. The result appears as soon as the last value is in; below it stand the formula, its source and for whom it holds. A star keeps a tool at the top.',
          zh: '打开临床工具，输入中文或英文名称的一部分即可查找。填完最后一项立即出结果，下方列出公式、来源和适用人群。加星的工具排在最前。',
        },
        picture: 'tool',
      },
      {
        title: { en: 'On the home screen', zh: '放到主屏幕' },
        text: {
          en: 'Choose “Install on this device” in the menu of the account, or add the page to the home screen. From then on the tools open without a network.',
          zh: '在账号菜单中选择“安装到本设备”，或把页面添加到主屏幕。之后没有网络也能打开。',
        },
      },
    ],
  },
]
